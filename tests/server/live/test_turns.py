"""The lock of a table: one at a time, in the order they came, whether they wait in a task or take it at once."""

import asyncio

from cutpurse.server.live.turns import Turns


async def test_who_waits_comes_in_order_and_nobody_goes_before_them() -> None:
    turns, came = Turns(), list[int]()

    async def come(number: int) -> None:
        async with turns:
            came.append(number)
            await asyncio.sleep(0)

    assert turns.take()
    waiting = [asyncio.ensure_future(come(number)) for number in range(3)]
    await asyncio.sleep(0)
    turns.leave()
    assert not turns.take()  # it is the first waiter's already
    await asyncio.gather(*waiting)
    assert came == [0, 1, 2]
    assert turns.take()


async def test_who_stops_waiting_holds_up_nobody() -> None:
    """Also if the turn was given to them in the same moment."""
    turns = Turns()

    async def come() -> None:
        async with turns:
            pass

    assert turns.take()
    gone, late, last = [asyncio.ensure_future(come()) for _ in range(3)]
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    turns.leave()  # to the second
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    await last
    assert late.cancelled()
    assert turns.take()
