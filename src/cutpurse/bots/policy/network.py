"""The network in compiled code: what it is shown of a decision, and how it scores each legal action.

    context = W2 · relu(W1 · observation + b1)
    score(a) = w4 · relu(W3 · relu(context + Wf · inputs(a) + E[a]) + b3)
    value = v · relu(W1 · observation + b1) + bv

The inputs of an action are whether the greedy rules would take it, and the game's features of it. All that the network
is shown are small numbers, kept as bytes, so that training sees the same to the last bit.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from math import exp

import numpy as np

from cutpurse.core.bits import count, lowest, rest
from cutpurse.core.chance import fraction
from cutpurse.core.compiling import entry, rule
from cutpurse.core.contract import features, greedy, legal, observe
from cutpurse.kit.rows import Row, clear

OBSERVATION, INPUTS, ACTIONS, HIDDEN, SECOND, SIZE, PARTS = 0, 1, 2, 3, 4, 5, 6  # places in a shape
W1, B1, W2, WF, EMBEDDING, W3, B3, W4, V, BV = PARTS, 7, 8, 9, 10, 11, 12, 13, 14, 15  # where the parts of it begin
SHAPE = 16
GREEDY_INPUT = 0  # the first input of an action
STEPS = 127  # an input from -1 to 1 is kept as -127 to 127


@rule
def show(s, seat, shape, observation, at, inputs, actions, first, scratch, rng):
    """Write what the seat knows from `observation[at]` on, and its actions from `first` on; how many there are."""
    row = Row(observation, at)
    clear(row, shape[OBSERVATION])
    observe(s, seat, row)
    size, written = shape[INPUTS], first
    suggested, left = greedy(s, rng), legal(s)
    numbers = Row(scratch, 0)
    while count(left):
        action = lowest(left)
        left = rest(left)
        clear(numbers, size)
        features(s, seat, action, Row(scratch, 1))
        numbers[GREEDY_INPUT] = 1.0 if action == suggested else 0.0
        for i in range(size):
            inputs[written * size + i] = round(min(1.0, max(-1.0, numbers[i])) * STEPS)
        actions[written] = action
        written += 1
    return written - first


@rule
def hide(net, start, shape, observation, at, work):
    """The first layer, into `work[:hidden]`: most of an observation is 0, and costs nothing."""
    hidden = shape[HIDDEN]
    out, bias = Row(work, 0), Row(net, start + shape[B1])
    for j in range(hidden):
        out[j] = bias[j]
    for i in range(shape[OBSERVATION]):
        byte = observation[at + i]
        if byte:
            add_row(out, Row(net, start + shape[W1] + i * hidden), np.float32(byte) / np.float32(255), hidden)
    for j in range(hidden):
        if out[j] < 0:
            out[j] = 0.0


@rule
def add_row(out, weights, number, size):
    """Add a row of weights, times a number."""
    for j in range(size):
        out[j] = out[j] + number * weights[j]


@rule
def multiply(out, weights, numbers, rows, columns):
    """Add the product of some numbers, where they are above 0, with a matrix."""
    for i in range(rows):
        if numbers[i] > 0:
            add_row(out, Row(weights[0], weights[1] + i * columns), numbers[i], columns)


@rule
def score(net, start, shape, observation, at, inputs, actions, first, count_of, work, scores):
    """Score so many actions, into `scores`. `net[start:]` are the weights, `work` is room for three hidden layers."""
    hidden, second, size = shape[HIDDEN], shape[SECOND], shape[INPUTS]
    hide(net, start, shape, observation, at, work)
    known, context, layer, last = Row(work, 0), Row(work, hidden), Row(work, 2 * hidden), Row(work, 3 * hidden)
    clear(context, hidden)
    multiply(context, (net, start + shape[W2]), known, hidden, hidden)
    bias, weights = Row(net, start + shape[B3]), Row(net, start + shape[W4])
    for k in range(count_of):
        embedding = Row(net, start + shape[EMBEDDING] + actions[first + k] * hidden)
        for j in range(hidden):
            layer[j] = context[j] + embedding[j]
        for i in range(size):
            number = inputs[(first + k) * size + i]
            if number != 0:
                add_row(layer, Row(net, start + shape[WF] + i * hidden), np.float32(number) / np.float32(STEPS), hidden)
        for j in range(second):
            last[j] = bias[j]
        multiply(last, (net, start + shape[W3]), layer, hidden, second)
        total = np.float32(0)
        for j in range(second):
            if last[j] > 0:
                total += last[j] * weights[j]
        scores[k] = total


@rule
def value_of(net, start, shape, work):
    """The expected value for the seat, after `score`."""
    total, weights, known = net[start + shape[BV]], Row(net, start + shape[V]), Row(work, 0)
    for j in range(shape[HIDDEN]):
        total += known[j] * weights[j]
    return total


@rule
def best(scores, count_of):
    """The place of the highest score."""
    found = 0
    for k in range(1, count_of):
        if scores[k] > scores[found]:
            found = k
    return found


@rule
def sample(scores, count_of, temperature, rng):
    """A place drawn with the probabilities softmax(scores / temperature), which `scores` are turned into."""
    top, total = scores[best(scores, count_of)], 0.0
    for k in range(count_of):
        scores[k] = exp((scores[k] - top) / temperature)
        total += scores[k]
    left, found = fraction(rng) * total, count_of - 1
    for k in range(count_of):
        left -= scores[k]
        if left < 0:
            found = k
            break
    for k in range(count_of):
        scores[k] /= total
    return found


@entry
def choose_at(states, i, seat, net, shape, observation, inputs, actions, work, scores, rng):
    """The action with the highest score for the seat on turn, and the value of the position for it."""
    size = show(states[i], seat, shape, observation, 0, inputs, actions, 0, work, rng)
    score(net, 0, shape, observation, 0, inputs, actions, 0, size, work, scores)
    return actions[best(scores, size)], value_of(net, 0, shape, work)
