/** Small things that the load needs. */

export function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Post JSON, and read the answer. */
export async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Do a job for each item, so many at a time. */
export async function aFewAtATime(items, most, job) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await job(item);
  };
  await Promise.all(Array.from({ length: most }, work));
}

/** Random numbers from 0 to 1, the same ones each time: a linear congruential generator, good enough for a load. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
