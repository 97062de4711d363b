import { expect, test } from 'vitest';
import { countedFlowKeys, screenOf } from '#contract/staff/counted-flows.ts';
import { nodesOf } from '#tools/flows/inspect/transitions.ts';
import { flowOf } from './flows.ts';

test.each(countedFlowKeys)('each state in which %s can be left belongs to a screen', (key) => {
  const leaves = nodesOf(flowOf(key).machine.root).filter(
    ({ type, always = [] }) => (type === 'atomic' || type === 'final') && always.length === 0,
  );
  expect(leaves.map(({ path }) => path.join('.')).filter((state) => screenOf(key, state) === undefined)).toEqual([]);
});
