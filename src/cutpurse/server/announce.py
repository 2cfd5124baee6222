class _A:
    async def start(self):
        pass

    async def stop(self):
        pass


def announcer_for(store, worker, heard, lost):
    return _A()
