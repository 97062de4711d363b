import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createSealing } from '#server/crypto/keys.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#tests/server/lib/app.ts';
import { bearer, masterKeys, password } from '#tests/server/lib/app.ts';
import { registrationOf, signUp, verified } from '#tests/server/lib/person.ts';
import { whileCalling } from '../lib/calling.ts';
import { call, send, signInToken } from '../lib/calls.ts';
import type { Installation } from '../lib/installation.ts';
import { onPostgres } from '../lib/installation.ts';
import { inquire, wronglyStored } from '../lib/inquiries.ts';
import { startRolling } from '../lib/rolling.ts';
import { addSealed, countSealed, openAll } from '../lib/sealed-texts.ts';
import type { Settings } from '../lib/server.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const connections = 2;
const nextKeys = { current: Buffer.alloc(32, 9), others: [] };
const [oldKey, nextKey] = [masterKeys.current.toString('hex'), nextKeys.current.toString('hex')];
/** The settings of each process in turn (docs/operating.md, New keys). */
const withNextKey: Settings = { ENCRYPTION_KEY: oldKey, OTHER_ENCRYPTION_KEYS: nextKey };
const withKeysSwapped: Settings = { ENCRYPTION_KEY: nextKey, OTHER_ENCRYPTION_KEYS: oldKey };
const withNextKeyOnly: Settings = { ENCRYPTION_KEY: nextKey };

export const trial: Trial = {
  name: 'rotate-keys',
  isLong: true,
  done: 'a new encryption key under load, its rotation killed in the middle and run again; PostgreSQL',
  run: ({ short }) =>
    onPostgres(async (installation) => {
      const consultations = short ? 2_000 : 100_000;
      const process = await startRolling(installation);
      const app: Caller = {
        fetch: (path, init) => fetch(process.url() + path, init),
        get: (path, token) => fetch(process.url() + path, { headers: bearer(token) }),
      };
      await installation.read((db) => addSealed(db, createSealing(masterKeys), consultations));
      const token = await signInToken(process.url(), 'member01', password);
      const numbers = Array.from({ length: consultations }, (_, index) => index + 1);
      const calls = [
        () => inquire(process.url(), numbers.push(numbers.length + 1)),
        () => call(process.url(), '/api/v1/users/me', { headers: bearer(token) }),
        () => send(process.url(), '/api/v1/users/sign-in', { serviceId: 'member01', password }),
        () => call(process.url(), '/api/v1/notices'),
      ];
      const countTexts = () => installation.read((db) => countSealed(db, createSealing(nextKeys).keyId));
      const atKill = { sealed: 0, others: 0, seconds: 0 };
      const person = await verified(app);

      const { responseCount, failed } = await whileCalling({ calls, connections }, async () => {
        await process.roll(withNextKey);
        await process.roll(withKeysSwapped);
        await killWhileSealing(installation, Math.round(consultations / 2));
        Object.assign(atKill, await countTexts());
        holds(
          atKill.sealed > 0 && atKill.others > 0,
          `the kill left ${atKill.sealed} texts under the new key and ${atKill.others} under the old one`,
        );
        const startedAt = performance.now();
        equals(
          await installation.run('scripts/ops/keys-rotate.ts', [], withKeysSwapped).ended,
          { code: 0, output: `Sealed under the new key: ${atKill.others}.\n` },
          'the second rotation',
        );
        atKill.seconds = (performance.now() - startedAt) / 1_000;
        await process.roll(withNextKeyOnly);
      });
      equals([...new Set(failed)], [], 'calls that failed');
      equals((await countTexts()).others, 0, 'texts under the old key');
      await installation.read((db) => openAll(db, createSealing(nextKeys)));
      equals((await signUp(app, registrationOf(person))).status, 200, 'the sign-up with a verification from before');
      equals(await wronglyStored(installation, numbers, nextKeys), [], 'not there exactly once');
      return `killed with ${atKill.sealed} texts under the new key and ${atKill.others} under the old one, which the next rotation sealed in ${atKill.seconds.toFixed(1)} s; ${responseCount} calls meanwhile, none failed; all open, none under the old key`;
    }),
};

/** Kills a rotation during the batch with this consultation, which another transaction locks. */
async function killWhileSealing(installation: Installation, offset: number): Promise<void> {
  await installation.read((db) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select id from membership_inquiry where id = (select id from membership_inquiry order by id limit 1 offset ${offset}) for update`,
      );
      const rotation = installation.run('scripts/ops/keys-rotate.ts', [], withKeysSwapped);
      while (!(await isWaiting(db))) {
        holds(rotation.isRunning(), 'the rotation ended before it was killed');
        await wait(20);
      }
      rotation.kill();
      equals(await rotation.ended, { code: null, output: '' }, 'the killed rotation');
    }),
  );
}

const waitingRows = z.object({ rows: z.array(z.unknown()) });

/** Returns whether a batch of consultations waits for a lock. */
async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = waitingRows.parse(
    await db.execute(
      sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%membership_inquiry%not starts_with(%for update'`,
    ),
  );
  return rows.length > 0;
}
