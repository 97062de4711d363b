import { bearer, type Caller, password, post } from '#tests/server/lib/app.ts';
import {
  answerTo,
  handleIn,
  open,
  redeem,
  registrationOf,
  startVerification,
  urlOf,
} from '#tests/server/lib/person.ts';
import { identity } from '#contract/account/verification.ts';
import { success } from '#contract/http/envelope.ts';
import type { Outcome } from '../lib/calls.ts';
import { call, renewToken, send, signInToken } from '../lib/calls.ts';
import { onPostgres } from '../lib/installation.ts';
import { inquire, wronglyStored } from '../lib/inquiries.ts';
import { publishInAll } from '../lib/publications.ts';
import type { Trial } from '../lib/trial.ts';
import { equals } from '../lib/trial.ts';

const wrongPassword = 'wrong password';
const statusesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ http }) => http).toSorted((a, b) => a - b);
/** Returns these URLs in turn, repeated. */
const alternate = (urls: readonly string[], times: number) =>
  Array.from({ length: times }, (_, index) => urls[index % urls.length] ?? '');

export const trial: Trial = {
  name: 'two-processes',
  done: 'two processes on one PostgreSQL: lockouts, sessions, verifications, publications, idempotency',
  run: ({ short }) =>
    onPostgres(async (installation) => {
      const cached = { SHARED_CACHE_MB: '64' };
      const servers = [await installation.start(cached), await installation.start(cached)];
      const urls = servers.map(({ url }) => url);
      const [firstUrl = '', secondUrl = ''] = urls;
      const repeats = short ? 20 : 200;

      await lockouts(urls);
      await sessions(firstUrl, secondUrl);
      await verifications(firstUrl, secondUrl);
      const publishedMs = await publishInAll(installation, urls);
      const numbers = Array.from({ length: repeats }, (_, index) => index + 1);
      for (const number of numbers) {
        const outcomes = await Promise.all(alternate(urls, 4).map((url) => inquire(url, number)));
        equals(statusesOf(outcomes), [200, 200, 200, 200], 'one key sent to both at once');
      }
      for (const server of servers) equals(await server.end('SIGTERM'), 0, 'exit code');
      equals(await wronglyStored(installation, numbers), [], 'not there exactly once');
      return `locked at the 5th of 5 and of 40 parallel guesses; sessions and verification shared; a notice on every page of both ${publishedMs} ms after its time; ${repeats} keys sent four times at once, each kept once`;
    }),
};

/**
 * Wrong passwords are counted across processes, sequentially and concurrently; the right password is locked out at
 * both.
 */
async function lockouts(urls: readonly string[]): Promise<void> {
  const guess = (serviceId: string, typed: string) => (url: string) =>
    send(url, '/api/v1/users/sign-in', { serviceId, password: typed });
  const statuses = [];
  for (const url of alternate(urls, 5)) statuses.push((await guess('locked01', wrongPassword)(url)).http);
  equals(statuses, [400, 400, 400, 400, 423], 'five wrong passwords in turn');
  const together = statusesOf(await Promise.all(alternate(urls, 40).map(guess('foreign01', wrongPassword))));
  equals(
    together.filter((http) => http === 400).length,
    4,
    'guesses that were compared and not yet locked, of 40 at once',
  );
  equals(together.filter((http) => http === 423).length, 36, 'guesses that were locked, of 40 at once');
  for (const serviceId of ['locked01', 'foreign01']) {
    equals(
      statusesOf(await Promise.all(urls.map(guess(serviceId, password)))),
      [423, 423],
      `the right password of ${serviceId} afterwards`,
    );
  }
}

/** A token of one process is valid at the other, and ending it at one ends it at both. */
async function sessions(firstUrl: string, secondUrl: string): Promise<void> {
  const me = (url: string, token: string) =>
    call(url, '/api/v1/users/me', { headers: bearer(token) }).then(({ http }) => http);
  const [firstToken, secondToken] = [
    await signInToken(firstUrl, 'member01', password),
    await signInToken(secondUrl, 'member01', password),
  ];
  equals(
    await Promise.all([me(secondUrl, firstToken), me(firstUrl, secondToken)]),
    [200, 200],
    'tokens at the other process',
  );
  const renewedToken = await renewToken(secondUrl, firstToken, password);
  equals(
    [
      await me(firstUrl, firstToken),
      ...(await Promise.all([me(firstUrl, renewedToken), me(secondUrl, renewedToken)])),
      await me(secondUrl, firstToken),
    ],
    [200, 200, 200, 401],
    'a token renewed at the other process',
  );
  await send(firstUrl, '/api/v1/my/sessions/end-others', {}, bearer(renewedToken));
  equals(
    await Promise.all([me(secondUrl, renewedToken), me(secondUrl, secondToken), me(firstUrl, secondToken)]),
    [200, 401, 401],
    'after the other sessions were ended',
  );
  equals(
    (await call(secondUrl, '/api/v1/users/sign-out', { ...post({}, bearer(renewedToken)) })).http,
    200,
    'the sign-out',
  );
  equals(
    await Promise.all([me(firstUrl, renewedToken), me(secondUrl, renewedToken)]),
    [401, 401],
    'after a sign-out at the other process',
  );
}

/**
 * A verification started at one process, answered at the other, redeemed at the first; of two concurrent redemptions
 * one succeeds.
 */
async function verifications(firstUrl: string, secondUrl: string): Promise<void> {
  const [first, second] = [callerOf(firstUrl), callerOf(secondUrl)];
  const started = await startVerification(first);
  const answer = urlOf(await answerTo(first, started));
  const handle = handleIn(await open(second, answer, started.cookie));
  const person = verifiedAs.parse(await (await redeem(first, started, handle)).json()).data;
  const newPassword = 'Fresh2026!b';
  const register = (url: string, serviceId: string) =>
    send(url, '/api/v1/users/sign-up', registrationOf(person, { serviceId, password: newPassword }));
  const outcomes = await Promise.all([register(firstUrl, 'newbie01'), register(secondUrl, 'newbie02')]);
  equals(statusesOf(outcomes), [200, 400], 'joining at both at once on one verification');
  await signInToken(secondUrl, outcomes[0].http === 200 ? 'newbie01' : 'newbie02', newPassword);
}

const callerOf = (url: string): Caller => ({
  fetch: (path, init) => fetch(url + path, init),
  get: (path, token) => fetch(url + path, { headers: bearer(token) }),
});
const verifiedAs = success(identity);
