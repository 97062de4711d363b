import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { fairTurns } from '#server/http/fair-turns.ts';

let started: string[];
let request: (client: string, name: string) => void;
beforeEach(() => {
  started = [];
  const takeTurn = fairTurns();
  request = (client, name) => takeTurn(client, () => started.push(name));
});

test('a request that finds no other is started at once', async () => {
  request('visitor', 'first');
  expect(started).toEqual(['first']);
  for (let turns = 0; turns < 3; turns += 1) await turn();
  request('visitor', 'second');
  expect(started).toEqual(['first', 'second']);
});

test('a client that sends many delays that of another by one at most, and its own are started in order, one in each turn', async () => {
  for (let nth = 1; nth <= 4; nth += 1) request('attacker', `attack ${nth}`);
  request('visitor', 'visit 1');
  request('visitor', 'visit 2');
  const seen: number[] = [];
  for (let turns = 0; turns < 7; turns += 1) {
    seen.push(started.length);
    await turn();
  }
  expect(started).toEqual(['attack 1', 'attack 2', 'visit 1', 'attack 3', 'visit 2', 'attack 4']);
  expect(seen.every((count, index) => index === 0 || count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
});
