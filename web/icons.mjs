/** Draws the page's icons as PNG files, for systems that take no SVG: `node icons.mjs`. The mark is that of sheet.svg. */
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const MAT = [0x12, 0x33, 0x2b];
const BRASS = [0xe6, 0xb3, 0x32];
const FINE = 4; // samples a pixel, each way

/** Whether a point of the 24 x 24 mark is brass: a coin with a clipped edge, and a ring in it that is open at the upper right. */
function inMark(x, y) {
  const [dx, dy] = [x - 12, y - 12];
  const far = Math.hypot(dx, dy);
  const clipped = x - 12.8 > y - 1;
  const ring = far > 2.6 && far < 5.8 && !(dx > 0 && dy < 0);
  return far < 11 && !clipped && !ring;
}

/** The icon's pixels; `margin` is the share of its width around the mark. */
function pixels(size, margin) {
  const rows = [];
  const scale = 24 / (size * (1 - 2 * margin));
  for (let row = 0; row < size; row++) {
    const line = Buffer.alloc(1 + 3 * size);
    for (let column = 0; column < size; column++) {
      let hits = 0;
      for (let n = 0; n < FINE * FINE; n++) {
        const x = (column + ((n % FINE) + 0.5) / FINE - margin * size) * scale;
        const y = (row + (Math.floor(n / FINE) + 0.5) / FINE - margin * size) * scale;
        hits += inMark(x, y) ? 1 : 0;
      }
      const share = hits / (FINE * FINE);
      for (let part = 0; part < 3; part++) line[1 + 3 * column + part] = Math.round(MAT[part] + (BRASS[part] - MAT[part]) * share);
    }
    rows.push(line);
  }
  return Buffer.concat(rows);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function png(size, margin) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits, red green blue
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(pixels(size, margin), { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

const folder = new URL("public/", import.meta.url);
writeFileSync(new URL("icon-180.png", folder), png(180, 0.14));
writeFileSync(new URL("icon-192.png", folder), png(192, 0.14));
writeFileSync(new URL("icon-512.png", folder), png(512, 0.14));
writeFileSync(new URL("icon-maskable.png", folder), png(512, 0.22));
