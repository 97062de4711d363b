import { bearer, password, post } from '#tests/server/lib/app.ts';
import { answerAbout, newcomer, registrationOf } from '#tests/server/lib/person.ts';
import { identity } from '#contract/account/verification.ts';
import { success } from '#contract/http/envelope.ts';
import * as z from 'zod/mini';
import type { Outcome } from '../lib/calls.ts';
import { call, checkedAt, send, tokenAt } from '../lib/calls.ts';
import { onPostgres } from '../lib/installation.ts';
import { inquire, wronglyStored } from '../lib/inquiries.ts';
import type { Trial } from '../lib/trial.ts';
import { equals } from '../lib/trial.ts';

const wrong = 'wrong password';
const statusesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ http }) => http).toSorted((a, b) => a - b);
/** Returns these URLs in turn, repeated. */
const inTurn = (urls: readonly string[], times: number) => Array.from({ length: times }, (_, index) => urls[index % urls.length] ?? '');

export const trial: Trial = {
  name: 'two-processes',
  done: 'two processes on one PostgreSQL: lockouts, sessions, verifications, idempotency',
  run: ({ short }) =>
    onPostgres(async (installation) => {
      const servers = [await installation.start(), await installation.start()];
      const urls = servers.map(({ url }) => url);
      const [here = '', there = ''] = urls;
      const repeats = short ? 20 : 200;

      await lockouts(urls);
      await sessions(here, there);
      await verifications(here, there);
      const numbers = Array.from({ length: repeats }, (_, index) => index + 1);
      for (const number of numbers) {
        const outcomes = await Promise.all(inTurn(urls, 4).map((url) => inquire(url, number)));
        equals(statusesOf(outcomes), [200, 200, 200, 200], 'one key sent to both at once');
      }
      for (const server of servers) equals(await server.end('SIGTERM'), 0, 'exit code');
      equals(await wronglyStored(installation, numbers), [], 'not there exactly once');
      return `locked at the 5th of 5 and of 40 parallel guesses; sessions and verification shared; ${repeats} keys sent four times at once, each kept once`;
    }),
};

/** Wrong passwords are counted across processes, sequentially and concurrently; the right password is locked out at both. */
async function lockouts(urls: readonly string[]): Promise<void> {
  const guess = (serviceId: string, typed: string) => (url: string) => send(url, '/api/v1/users/sign-in', { serviceId, password: typed });
  const answers = [];
  for (const url of inTurn(urls, 5)) answers.push((await guess('locked01', wrong)(url)).http);
  equals(answers, [400, 400, 400, 400, 423], 'five wrong passwords in turn');
  const together = statusesOf(await Promise.all(inTurn(urls, 40).map(guess('foreign01', wrong))));
  equals(together.filter((http) => http === 400).length, 4, 'guesses that were compared and not yet locked, of 40 at once');
  equals(together.filter((http) => http === 423).length, 36, 'guesses that were locked, of 40 at once');
  for (const serviceId of ['locked01', 'foreign01']) {
    equals(statusesOf(await Promise.all(urls.map(guess(serviceId, password)))), [423, 423], `the right password of ${serviceId} afterwards`);
  }
}

/** A token of one process is valid at the other, and ending it at one ends it at both. */
async function sessions(here: string, there: string): Promise<void> {
  const me = (url: string, token: string) => call(url, '/api/v1/users/me', { headers: bearer(token) }).then(({ http }) => http);
  const [before, second] = [await tokenAt(here, 'member01', password), await tokenAt(there, 'member01', password)];
  equals(await Promise.all([me(there, before), me(here, second)]), [200, 200], 'tokens at the other process');
  const first = await checkedAt(there, before, password);
  equals([await me(here, before), ...(await Promise.all([me(here, first), me(there, first)])), await me(there, before)], [200, 200, 200, 401], 'a token renewed at the other process');
  await send(here, '/api/v1/my/sessions/end-others', {}, bearer(first));
  equals(await Promise.all([me(there, first), me(there, second), me(here, second)]), [200, 401, 401], 'after the other sessions were ended');
  equals((await call(there, '/api/v1/users/sign-out', { ...post({}, bearer(first)) })).http, 200, 'the sign-out');
  equals(await Promise.all([me(here, first), me(there, first)]), [401, 401], 'after a sign-out at the other process');
}

/** A verification started at one process, answered at the other, redeemed at the first; of two concurrent redemptions one succeeds. */
async function verifications(here: string, there: string): Promise<void> {
  const { data } = checked.parse(JSON.parse((await call(here, '/api/v1/nice/check')).text));
  const answer = new URLSearchParams({ requestNumber: data.requestNumber, enc_data: answerAbout(data.requestNumber, newcomer) });
  const person = verifiedAs.parse(JSON.parse((await call(there, `/api/v1/nice/success?${answer.toString()}`, { headers: { 'Verification-Secret': data.secret } })).text)).data;
  const newPassword = 'Fresh2026!b';
  const register = (url: string, serviceId: string) => send(url, '/api/v1/users/sign-up', registrationOf(person, { serviceId, password: newPassword }));
  const outcomes = await Promise.all([register(here, 'newbie01'), register(there, 'newbie02')]);
  equals(statusesOf(outcomes), [200, 400], 'joining at both at once on one verification');
  await tokenAt(there, outcomes[0].http === 200 ? 'newbie01' : 'newbie02', newPassword);
}

const checked = z.object({ data: z.object({ requestNumber: z.string(), secret: z.string() }) });
const verifiedAs = success(identity);
