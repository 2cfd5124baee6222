"""What any card game needs, for the games here and for those of other packages. docs/kit.md shows each with an example.

`cards`, `tricks`, `dealing`, `copies`, `passing`, `bidding`, `match`, `ranking` and `observing` are compiled code;
`deck` and `zones` are plain Python.
"""
