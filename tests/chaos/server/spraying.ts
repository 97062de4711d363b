import { availableParallelism } from 'node:os';
import { sprayLimit } from '#server/services/sign-in/spraying.ts';
import type { Caller } from '#tests/server/lib/app.ts';
import { bearer, password, post } from '#tests/server/lib/app.ts';
import { registrationOf, signUp, verified } from '#tests/server/lib/person.ts';
import type { Outcome } from '../lib/calls.ts';
import { send, koreanMessageOf } from '../lib/calls.ts';
import { onEmbedded } from '../lib/installation.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const path = '/api/v1/users/sign-in';
const concurrency = 60;
const statusesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ http }) => http);

export const trial: Trial = {
  name: 'spraying',
  done: 'one password tried for many ids, each from another address',
  isTimed: true,
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const attempts = short ? 100 : 2_000;
      const { url } = await installation.start({ TRUST_PROXY: '1' });
      const app: Caller = {
        fetch: (requestPath, init) => fetch(url + requestPath, init),
        get: (requestPath, token) => fetch(url + requestPath, { headers: bearer(token) }),
      };
      let addressCount = 0;
      const signIn = (serviceId: string, typed: string, headers: Record<string, string> = {}) =>
        send(
          url,
          path,
          { serviceId, password: typed },
          { 'X-Forwarded-For': addressOf((addressCount += 1)), ...headers },
        );

      const otherMember = registrationOf(await verified(app), { serviceId: 'newbie01', password: 'Unlike2026!c' });
      equals((await signUp(app, otherMember)).status, 200, 'the sign-up of a member with another password');
      const device = await deviceOf(url, 'member01');

      // It is the password of the seeded members, none of whom may be found by it.
      const sprayed: Outcome[] = [];
      for (let count = 0; count < attempts; count += 1) sprayed.push(await signIn(idOf('nobody', count), password));
      equals(
        statusesOf(sprayed),
        [...Array<number>(sprayLimit.ids).fill(400), ...Array<number>(attempts - sprayLimit.ids).fill(429)],
        'a password for one id after the other',
      );
      const members = await Promise.all(
        ['member01', 'normal01', 'corp0001'].map((serviceId) => signIn(serviceId, password)),
      );
      equals(statusesOf(members), [429, 429, 429], 'the same password for those who have it');
      holds(members.every(koreanMessageOf), 'a refusal has no sentence');

      equals(
        (await signIn('member01', password, { Cookie: device })).http,
        200,
        'the sign-in from a device that is known',
      );
      equals(
        (await signIn(otherMember.serviceId, otherMember.password)).http,
        200,
        'the sign-in of another member from anywhere',
      );

      const together = statusesOf(
        await Promise.all(
          Array.from({ length: concurrency }, (_, count) => signIn(idOf('person', count), 'Another2026!d')),
        ),
      );
      const compared = together.filter((http) => http === 400).length;
      equals(new Set(together), new Set([400, 429]), 'answers to many at once');
      holds(compared < sprayLimit.ids + availableParallelism(), `${compared} of ${concurrency} at once were compared`);
      return `${attempts} ids from ${addressCount} addresses: ${sprayLimit.ids} compared, then 429, for whoever has it as well; ${compared} of ${concurrency} at once compared; a known device and another member signed in`;
    }),
};

const addressOf = (number: number) => `198.51.${Math.floor(number / 256)}.${number % 256}`;
const idOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(4, '0')}`;

/** Returns the cookie of the device from which a member has signed in. */
async function deviceOf(url: string, serviceId: string): Promise<string> {
  const response = await fetch(url + path, post({ serviceId, password }));
  const [cookie = ''] = response.headers.getSetCookie();
  equals([response.status, cookie.startsWith('device=')], [200, true], 'the first sign-in from a device');
  return cookie.split(';', 1)[0] ?? '';
}
