import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { gathered } from '#server/gathered.ts';

let texts: string[];
let lines: ReturnType<typeof gathered>;
beforeEach(() => {
  texts = [];
  lines = gathered((text) => texts.push(text));
});

describe('the lines of the log', () => {
  test('of one turn go out as one text, in their order; those of the next as another', async () => {
    lines.write('a\n');
    lines.write('b\n');
    expect(texts).toEqual([]);
    await turn();
    lines.write('c\n');
    await turn();
    expect(texts).toEqual(['a\nb\n', 'c\n']);
  });

  test('that wait as the process ends go out, and only once', async () => {
    lines.write('a\n');
    lines.flush();
    lines.flush();
    expect(texts).toEqual(['a\n']);
    await turn();
    expect(texts).toEqual(['a\n']);
  });
});
