from cutpurse.core.observing import put_bits, put_one


def test_one_of_several_is_marked_or_none() -> None:
    out = [9.0] * 5
    assert put_one(out, 1, 3, 2) == 4
    assert out == [9, 0, 0, 1, 9]
    assert put_one(out, 1, 3, -1) == 4
    assert out == [9, 0, 0, 0, 9]


def test_a_set_is_a_row_of_bits() -> None:
    out = [9.0] * 5
    assert put_bits(out, 1, 3, 0b1101) == 4
    assert out == [9, 1, 0, 1, 9]
