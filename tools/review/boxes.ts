import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Comparison, Pair } from './compare.ts';

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A picture as one byte each for red, green, blue and alpha. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Pixels are compared in cells of this size; adjacent cells that differ form one box. */
const cell = 8;

/** `pattern` is a hash of the differing pixels before and after, wherever in the picture they are. */
export type Difference = { readonly pattern: string; readonly boxes: readonly Box[] };

/** Finds the pixels that differ, and the boxes around them. An area that only one of the pictures covers differs. */
export function differencesOf(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / cell);
  const marked = new Uint8Array(columns * Math.ceil(height / cell));
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const pattern = createHash('sha256');
  let origin: readonly [x: number, y: number] | undefined;
  for (let y = 0; y < height; y += 1) {
    const row: number[] = [];
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [at(one, before, x, y), at(other, after, x, y)];
      if (from === to) continue;
      origin ??= [x, y];
      row.push(x - origin[0], y - origin[1], from ?? -1, to ?? -1);
      marked[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
    }
    pattern.update(Float64Array.from(row));
  }
  return {
    pattern: pattern.digest('hex'),
    boxes: boxesOf(marked, columns).map((box) => ({
      left: box.left * cell,
      top: box.top * cell,
      right: Math.min(box.right * cell, width),
      bottom: Math.min(box.bottom * cell, height),
    })),
  };
}

const wordsOf = ({ data }: Pixels): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

const at = (words: Uint32Array, { width, height }: Pixels, x: number, y: number): number | undefined =>
  x < width && y < height ? words[y * width + x] : undefined;

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

/** Finds where the pictures of each change differ. */
export async function differences(pictures: string, { changes }: Comparison): Promise<Map<Pair, Difference>> {
  const found = new Map<Pair, Difference>();
  for (const pair of changes.filter(({ kind }) => kind === 'changed').flatMap(({ pairs }) => pairs)) {
    const { before, after } = pair;
    if (before?.picture && after?.picture)
      found.set(pair, differencesOf(await pixelsOf(pictures, before.picture), await pixelsOf(pictures, after.picture)));
  }
  return found;
}

async function pixelsOf(pictures: string, hash: string): Promise<Pixels> {
  const { data, info } = await sharp(join(pictures, `${hash}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
