import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessRecord, member } from '#server/db/schema.ts';
import { startApp } from '../lib/app.ts';
import { dumpWithoutCounts } from '../lib/dump.ts';
import { numbers, odditiesAt } from '../lib/fuzz.ts';
import { callsWithParameters, complaint, examples, requestsOf } from '../lib/fuzz-calls.ts';
import { tokenOf } from '../lib/read.ts';

const minRequests = 4_000;
const batchSize = 20;
/** The member who sends all requests, and whose password none of them guesses. */
const guarded = 'locked01';

test('no malformed call is answered with a server error or leaves data behind', { timeout: 300_000 }, async () => {
  const app = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: 100_000, LOOKUP_RATE_PER_MINUTE: 100_000 } });
  const token = await tokenOf(app, guarded);
  await app.deps.db.update(member).set({ passwordHash: 'none of the oddities' }).where(eq(member.serviceId, guarded));
  const example = await examples(app);
  const pick = numbers(2_026);
  expect(callsWithParameters.map(({ id }) => id).toSorted()).toEqual(Object.keys(example).toSorted());
  let turn = 0;
  const nextOddities = () => odditiesAt(turn++);
  const requests = callsWithParameters.flatMap((endpoint) =>
    requestsOf(endpoint, example[endpoint.id] ?? {}, pick, nextOddities),
  );
  expect(requests.length).toBeGreaterThanOrEqual(minRequests);
  const before = await dumpWithoutCounts(app.deps.db);
  const complaints = [];
  for (let start = 0; start < requests.length; start += batchSize) {
    complaints.push(
      ...(await Promise.all(requests.slice(start, start + batchSize).map((each) => complaint(app, token, each)))),
    );
  }
  expect(complaints.filter((each) => each !== undefined)).toEqual([]);
  // Ten wrong passwords a day are recorded for their member.
  await app.deps.db.delete(accessRecord).where(eq(accessRecord.action, 'SIGN_IN_FAILED'));
  expect(await dumpWithoutCounts(app.deps.db)).toBe(before);
});
