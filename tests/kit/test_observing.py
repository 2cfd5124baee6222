from types import SimpleNamespace

from cutpurse.kit.observing import put_bits, put_numbers, put_one, put_rows, put_seat, put_seats

THREE = SimpleNamespace(seats=3)  # of at most four


def test_one_of_several_is_marked_or_none() -> None:
    out = [9.0, 0, 0, 0, 9]
    assert put_one(out, 1, 3, 2) == 4
    assert out == [9, 0, 0, 1, 9]
    out = [9.0, 0, 0, 0, 9]
    assert put_one(out, 1, 3, -1) == 4
    assert out == [9, 0, 0, 0, 9]


def test_a_set_is_a_row_of_bits() -> None:
    out = [9.0, 0, 0, 0, 9]
    assert put_bits(out, 1, 3, 0b1101) == 4
    assert out == [9, 1, 0, 1, 9]


def test_a_seat_is_counted_from_the_observer() -> None:
    out = [9.0, 0, 0, 0, 9]
    assert put_seat(THREE, out, 1, 3, 2, 1) == 4
    assert out == [9, 0, 0, 1, 9]
    out = [9.0, 0, 0, 0, 9]
    assert put_seat(THREE, out, 1, 3, 2, -1) == 4
    assert out == [9, 0, 0, 0, 9]


def test_so_are_sets_of_seats_and_what_each_seat_has() -> None:
    out = [0.0, 0, 0, 0, 9]
    assert put_seats(THREE, out, 0, 4, 1, 0b101) == 4
    assert out == [0, 1, 1, 0, 9]
    out = [0.0, 0, 0, 0, 9]
    assert put_numbers(THREE, out, 0, 4, 1, [2, 4, 6], 2) == 4
    assert out == [2, 3, 1, 0, 9]
    out = [0.0] * 8 + [9]
    assert put_rows(THREE, out, 0, 4, 2, 1, [0b01, 0b10, 0b11]) == 8
    assert out == [0, 1, 1, 1, 1, 0, 0, 0, 9]
    out = [0.0] * 8 + [9]
    assert put_rows(THREE, out, 0, 4, 2, 1, [0b010, 0b100, 0b111], 1) == 8
    assert out == [0, 1, 1, 1, 1, 0, 0, 0, 9]
