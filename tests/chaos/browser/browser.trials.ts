import { expect } from '#tests/e2e/lib/test.ts';
import { faults } from './faults.ts';
import { flows } from './flows/index.ts';
import { excludedTrials } from './excluded-trials.ts';
import { defectsIn } from './lib/complaints.ts';
import type { Fault } from './lib/fault.ts';
import type { Flow } from './lib/flow.ts';
import { stageOf, test } from './lib/test.ts';
import { tryFlow } from './lib/trial.ts';

const runs = (flow: Flow, { name }: Fault) =>
  excludedTrials[flow.name]?.[name] === undefined &&
  (name !== 'a third party is blocked' || flow.thirdParty !== undefined);

for (const flow of flows) {
  for (const fault of faults.filter((each) => runs(flow, each))) {
    test(
      `${flow.name} › ${fault.name}`,
      { tag: flow.isShort ? ['@short'] : [] },
      async ({ page, joiner, expectConsoleError, consoleOutput }) => {
        await tryFlow({ flow, fault, stage: stageOf({ page, joiner, expectConsoleError }, fault) });
        expect(defectsIn(consoleOutput, flow, fault)).toEqual([]);
      },
    );
  }
}

test('each excluded trial exists, and has a reason', { tag: ['@short'] }, () => {
  const rows = Object.entries(excludedTrials).flatMap(([flow, reasons]) =>
    Object.entries(reasons).map(([fault, reason]) => ({ flow, fault, reason })),
  );
  for (const { flow, fault, reason } of rows) process.stdout.write(`excluded: ${flow} › ${fault}: ${reason}\n`);
  const isKnown = ({ flow, fault }: { flow: string; fault: string }) =>
    flows.some(({ name }) => name === flow) && faults.some(({ name }) => name === fault);
  expect(rows.filter((row) => !isKnown(row) || row.reason.trim() === '')).toEqual([]);
});
