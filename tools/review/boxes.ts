export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A picture as one byte each for red, green, blue and alpha. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Pixels are compared in cells of this size; adjacent cells that differ form one box. */
const cell = 8;

/** Returns the number of pixels that differ, and the boxes around them. An area that only one of the pictures covers differs. */
export function differencesOf(before: Pixels, after: Pixels): { pixels: number; boxes: Box[] } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / cell);
  const marked = new Uint8Array(columns * Math.ceil(height / cell));
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (at(one, before, x, y) === at(other, after, x, y)) continue;
      pixels += 1;
      marked[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
    }
  }
  return { pixels, boxes: boxesOf(marked, columns).map((box) => ({ left: box.left * cell, top: box.top * cell, right: Math.min(box.right * cell, width), bottom: Math.min(box.bottom * cell, height) })) };
}

const wordsOf = ({ data }: Pixels): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

const at = (words: Uint32Array, { width, height }: Pixels, x: number, y: number): number | undefined => (x < width && y < height ? words[y * width + x] : undefined);

/** Returns the boxes, in cells, around groups of marked cells that are adjacent, also diagonally. */
function boxesOf(marked: Uint8Array, columns: number): Box[] {
  const boxes: Box[] = [];
  for (const [start, mark] of marked.entries()) if (mark === 1) boxes.push(flooded(marked, columns, start));
  return boxes;
}

/** Unmarks a cell and all connected ones. Returns the box around them. */
function flooded(marked: Uint8Array, columns: number, start: number): Box {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const open = [start];
  marked[start] = 0;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
    for (const [nextX, nextY] of around(x, y)) {
      const next = nextY * columns + nextX;
      if (nextX < 0 || nextX >= columns || marked[next] !== 1) continue;
      marked[next] = 0;
      open.push(next);
    }
  }
  return box;
}

const steps = [-1, 0, 1];
const around = (x: number, y: number) => steps.flatMap((down) => steps.map((right) => [x + right, y + down] as const));
