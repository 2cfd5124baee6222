"""A bot in a program of its own: it plays a legal action of its hand, the one that says most about itself last.

cutpurse play lucre --bots "run:python3 docs/examples/line_bot.py"
"""
