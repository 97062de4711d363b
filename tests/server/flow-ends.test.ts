import { beforeEach, expect, test } from 'vitest';
import { countedFlowKeys, countedFlows } from '#contract/staff/counted-flows.ts';
import { reportFlowEnd } from '#contract/site/report-flow-end.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { flowEnd } from '#server/db/staff-schema.ts';
import { purge } from '#server/services/purge.ts';
import { post, startApp, type TestApp } from './lib/app.ts';
import { answerIn, signedInStaff } from './lib/staff.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const day = 24 * 3_600_000;
const leave = async (flow: string, state: string) =>
  answerIn(await app.fetch(reportFlowEnd.path, post({ flow, state })));
const counts = async () => {
  const viewer = await signedInStaff(app, 'VIEWER', `viewer${app.observed.time}`);
  return answerIn(await viewer.get('/admin/api/flow-ends'));
};

test('is counted by screen, which includes the states inside its own', async () => {
  await leave('login', 'editing.clean');
  await leave('login', 'editing.clean');
  await leave('signUp', 'verifying.opening');
  expect(await counts()).toEqual([
    { flow: 'login', screen: 'editing.clean', total: 2 },
    { flow: 'signUp', screen: 'verifying', total: 1 },
  ]);
});

test('has nothing of who it was: a day, a flow, a screen and a number', async () => {
  await leave('login', 'editing.clean');
  expect(await app.deps.db.select().from(flowEnd)).toEqual([
    { day: '2026-11-20', flow: 'login', screen: 'editing.clean', total: 1 },
  ]);
  expect(app.observed.lines.join('\n')).not.toContain('editing.clean');
});

test.each([
  ['login', 'editing'],
  ['login', 'nowhere'],
  ['siteMenu', 'closed'],
  ['toString', 'name'],
  ['login', 'editing.cleaned'],
])('of %s in %s is refused, since there is no such screen', async (flow, state) => {
  expect(await leave(flow, state)).toEqual(['400', refusalMessages.invalidRequest]);
});

test('is counted ten times a minute from one address, and no more', async () => {
  for (let index = 0; index < 12; index += 1) await leave('inquiry', 'editing');
  expect(await counts()).toEqual([{ flow: 'inquiry', screen: 'editing', total: 10 }]);
  app.advance(60_000);
  await leave('inquiry', 'editing');
  expect(await counts()).toEqual([{ flow: 'inquiry', screen: 'editing', total: 11 }]);
});

test('is shown for 28 days, and deleted after a year', async () => {
  await leave('login', 'signedIn');
  app.advance(27 * day);
  expect(await counts()).toHaveLength(1);
  app.advance(day);
  expect(await counts()).toEqual([]);
  await purge(app.deps);
  expect(await app.deps.db.$count(flowEnd)).toBe(1);
  app.advance(340 * day);
  await purge(app.deps);
  expect(await app.deps.db.$count(flowEnd)).toBe(0);
});

test('of each flow can be after it was finished', () => {
  for (const key of countedFlowKeys)
    expect(Object.keys(countedFlows[key].screens)).toEqual(expect.arrayContaining([...countedFlows[key].finished]));
});
