import { randomBytes, randomUUID } from 'node:crypto';
import { modifyPassword } from '#contract/account/find.ts';
import { signIn } from '#contract/account/member.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { clubCoursePath, paths } from '#contract/site/site-paths.ts';
import type { Request } from '#tests/chaos/lib/connection.ts';
import { hostilePairs } from '#tests/chaos/lib/hostile-requests.ts';
import { bodiesOfMarks } from './hostile-bodies.ts';

/** `token`: of the member that the attacker has registered as. */
type Attacker = { readonly token: string };

/** Returns the requests of an attack by number; each connection sends one after the other. */
export type Attack = (attacker: Attacker) => (nth: number) => Request;

const numbers = 1_000_000_000;
const json = { 'Content-Type': 'application/json' };
const random = (max: number) => Math.floor(Math.random() * max) + 1;
const nameOf = () => randomBytes(6).toString('hex');
const inTurn =
  (requests: readonly Request[]) =>
  (nth: number): Request =>
    requests[nth % requests.length] ?? { path: '/' };

const hostileRequests = (part: RegExp) =>
  inTurn(hostilePairs.filter(({ name }) => part.test(name)).flatMap(({ short, long }) => [long, short]));
const withBody = (
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Request => ({ method, path, headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** URLs whose pages no cache holds. */
const unknownPages = [
  () => `${clubCoursePath('oakvalley')}?course=${random(numbers)}`,
  () => `${paths.notices}?page=${random(numbers)}`,
  () => `${paths.specialOffers}?package=${random(numbers)}&dining=${random(numbers)}&etc=${random(numbers)}`,
];
const searches = [() => `${paths.notices}?query=${nameOf()}`, () => `${paths.specialOffers}?query=${nameOf()}`];
const urlsOf =
  (urls: readonly (() => string)[]): Attack =>
  () =>
  (nth) => ({ path: urls[nth % urls.length]?.() ?? '/' });

/** What an attacker who reads the sources would send. */
export const attacks: Readonly<Record<string, Attack>> = {
  'bodies of combining marks, to every call': ({ token }) =>
    inTurn(
      endpoints.flatMap((endpoint) =>
        bodiesOfMarks(endpoint).map((body) => ({
          method: endpoint.method,
          path: endpoint.path,
          headers: { ...json, Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
          body,
        })),
      ),
    ),
  'hostile texts in bodies': () => hostileRequests(/ (?:body|field) /),
  'hostile texts in headers': () => hostileRequests(/header$/),
  'hostile texts in URLs': () => hostileRequests(/ (?:path|query) /),
  'unknown numbers of courses and pages': urlsOf(unknownPages),
  'searches that nobody made': urlsOf(searches),
  'fuzzed paths': urlsOf([
    () => `/${nameOf()}`,
    () => `/${randomUUID()}.js`,
    () => `/api/v1/${nameOf()}`,
    () => `${paths.notices}/${random(numbers)}`,
    () => `/%${nameOf()}`,
    () => `${paths.home}?${nameOf()}=${nameOf()}`,
  ]),
  'wrong passwords': () => () => withBody(signIn.path, { serviceId: nameOf(), password: randomUUID() }),
  'new passwords of others': () => () =>
    withBody(modifyPassword.path, {
      serviceId: nameOf(),
      userType: 'PERSONAL',
      ci: nameOf(),
      di: nameOf(),
      proof: nameOf(),
      password: `Aa1!${nameOf()}`,
    }),
  'password checks and changes of a profile':
    ({ token }) =>
    (nth) => {
      const member = { Authorization: `Bearer ${token}` };
      if (nth % 2 === 0) return withBody(checkPassword.path, { password: randomUUID() }, member, checkPassword.method);
      const termsAgree = { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null };
      return withBody(
        modifyProfile.path,
        {
          email: 'a@b.example',
          mobile: '01012345678',
          address: null,
          termsAgree,
          corporation: null,
          password: `Aa1!${nameOf()}`,
        },
        member,
        modifyProfile.method,
      );
    },
};
