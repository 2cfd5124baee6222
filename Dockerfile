# The table server as an image. Two stages: one builds the wheel with its page, the other has what runs, and no more.
FROM python:3.13-slim AS build

WORKDIR /build
COPY constraints-build.txt pyproject.toml hatch_build.py LICENSE README.md ./
RUN python -m venv /build/tools \
    && /build/tools/bin/pip install --no-cache-dir --quiet --require-hashes -r constraints-build.txt
COPY docs/examples ./docs/examples
COPY web ./web
COPY src ./src
RUN PATH="/build/tools/bin:$PATH" hatchling build -t wheel -d /build/dist

FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1
WORKDIR /opt/cutpurse
COPY constraints.txt ./
COPY --from=build /build/dist ./dist
RUN python -m venv /opt/cutpurse/venv \
    && venv/bin/pip install --no-cache-dir --quiet --require-hashes -r constraints.txt \
    && venv/bin/pip install --no-cache-dir --quiet --no-deps dist/*.whl \
    && rm -r dist constraints.txt

# Nothing but /data is written to: tables (if there is no other database) and compiled code.
RUN install -d -o 10001 -g 10001 /data
ENV PATH="/opt/cutpurse/venv/bin:$PATH" \
    HOME=/data \
    XDG_CACHE_HOME=/data/cache \
    XDG_DATA_HOME=/data \
    CUTPURSE_HOST=0.0.0.0
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request; port = os.environ.get('CUTPURSE_PORT') or '8000'; \
urllib.request.urlopen(f'http://127.0.0.1:{port}/healthz', timeout=4)"]
ENTRYPOINT ["cutpurse"]
CMD ["serve"]
