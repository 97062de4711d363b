import { expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { consent, member } from '#server/db/schema.ts';
import { secondApp, startApp } from '../lib/app.ts';
import { answerOf, newcomer, ok, registrationOf, signUp, nonMembers, verified } from '../lib/person.ts';
import { refused } from '../lib/read.ts';

const seeded = 7;
const countByValue = (responses: readonly unknown[]) => {
  const counts = new Map<string, number>();
  for (const response of responses)
    counts.set(JSON.stringify(response), (counts.get(JSON.stringify(response)) ?? 0) + 1);
  return Object.fromEntries(counts);
};
const expectedCounts = (...expected: readonly [number, unknown][]) =>
  Object.fromEntries(expected.map(([count, response]) => [JSON.stringify(response), count]));

test('fifty simultaneous sign-ups for one id, in two processes and all cases: one of them gets it', async () => {
  const app = await startApp();
  const processes = [app, secondApp(app.deps)];
  const identities = [];
  for (const person of nonMembers(50)) identities.push(await verified(app, person));
  const serviceId = (index: number) => (index % 2 === 0 ? 'newbie01' : 'NEWBIE01');
  const responses = await Promise.all(
    identities.map(async (identity, index) => {
      const response = await answerOf(
        await signUp(processes[index % 2] ?? app, registrationOf(identity, { serviceId: serviceId(index) })),
      );
      return JSON.stringify(response).toLowerCase();
    }),
  );
  expect(countByValue(responses)).toEqual(
    expectedCounts(
      [1, JSON.stringify(ok({ serviceId: 'newbie01' })).toLowerCase()],
      [49, JSON.stringify(refused(400, accountMessages.serviceIdTaken)).toLowerCase()],
    ),
  );
  expect([await app.deps.db.$count(member), await app.deps.db.$count(consent)]).toEqual([seeded + 1, 27]);
});

test('fifty sign-ups with one verification: one account', async () => {
  const app = await startApp();
  const identity = await verified(app);
  const bodies = Array.from({ length: 50 }, (_, index) =>
    registrationOf(identity, { serviceId: `newbie${String(index).padStart(2, '0')}` }),
  );
  const statuses = await Promise.all(bodies.map(async (body) => (await signUp(app, body)).status));
  expect(countByValue(statuses)).toEqual({ 200: 1, 400: 49 });
  expect(await app.deps.db.$count(member)).toBe(seeded + 1);
});

test('fifty sign-ups of one person, each with a verification of its own, as two member types: one account', async () => {
  const app = await startApp();
  const bodies = [];
  for (let index = 10; index < 60; index += 1)
    bodies.push(
      registrationOf(await verified(app, newcomer), {
        serviceId: `newbie${index}`,
        userType: index % 2 === 0 ? 'PERSONAL' : 'NORMAL',
      }),
    );
  const statuses = await Promise.all(bodies.map(async (body) => (await signUp(app, body)).status));
  expect(countByValue(statuses)).toEqual({ 200: 1, 400: 49 });
  expect(await app.deps.db.$count(member)).toBe(seeded + 1);
});
