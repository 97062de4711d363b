import { execFileSync } from 'node:child_process';
import autocannon, { type Request } from 'autocannon';
import { bookings } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { clubs } from '#contract/clubs/club.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { success } from '#contract/http/envelope.ts';
import { faqs } from '#contract/news/faq.ts';
import { signIn } from '#contract/account/member.ts';
import { notices } from '#contract/news/notice.ts';
import { clubCoursePath, paths } from '#contract/site/site-paths.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { type Harness, withHarness } from './harness.ts';
import type { Row } from '#tools/bench/row.ts';

const connections = 10;

/** Memory of the server's process after many mixed requests against that after one of each, on both databases. */
export const memory = withHarness(async function* measure(harness, { isShort }) {
  const total = isShort ? 2_000 : 20_000;
  yield await grown(harness, total, 'PGlite', {});
  const makeDatabase = await harness.postgres();
  yield await grown(harness, total, 'PostgreSQL', { DATABASE_URL: await makeDatabase('mixed') });
});

async function grown(
  harness: Harness,
  amount: number,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Row> {
  const { url, pid } = await harness.server(settings);
  const mixed = mixedRequests(await tokenFrom(url));
  let index = 0;
  const send = async (count: number, atOnce: number) => {
    const { statusCodeStats = {}, errors } = await autocannon({
      url,
      amount: count,
      connections: atOnce,
      requests: [{ setupRequest: (request) => ({ ...request, ...mixed[(index += 1) % mixed.length]?.(index) }) }],
    });
    const unexpected = Object.keys(statusCodeStats).filter((status) => status !== '200' && status !== '404');
    if (unexpected.length > 0 || errors > 0)
      throw new Error(`The server responded ${[...unexpected, `${errors} errors`].join(', ')} instead of 200 or 404.`);
  };
  await send(mixed.length, 1);
  const start = megabytesOf(pid);
  await send(amount, connections);
  return {
    what: `memory on ${name} after ${amount.toLocaleString('en')} mixed requests, against the first`,
    unit: 'MB',
    ours: megabytesOf(pid),
    against: start,
  };
}

const credentials = { serviceId: accounts[0]?.serviceId, password: accounts[0]?.password };
const signInRequest = {
  path: signIn.path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(credentials),
} as const;

async function tokenFrom(url: string): Promise<string> {
  const response = await fetch(url + signInRequest.path, signInRequest);
  return success(signIn.result).parse(await response.json()).data.access_token;
}

/** Pages, API reads, different searches, a URL that does not exist, a member's bookings, and an occasional sign-in. */
function mixedRequests(token: string): ((index: number) => Request)[] {
  const today = dayInKorea(new Date());
  const days = new URLSearchParams({ playDateFrom: monthsBefore(today, 12), playDateTo: today }).toString();
  return [
    () => ({ path: paths.home }),
    () => ({ path: clubCoursePath('oakvalley') }),
    () => ({ path: clubs.path }),
    (index) => ({ path: `${notices.path}?page=${1 + (index % 10)}` }),
    (index) => ({ path: `${notices.path}?${new URLSearchParams({ query: `공지 ${index}` }).toString()}` }),
    (index) => ({ path: `${paths.notices}?page=${1 + (index % 10)}` }),
    (index) => ({ path: `/api/v1/nothing-${index}` }),
    () => ({ path: `${bookings.path}?${days}`, headers: { authorization: `Bearer ${token}` } }),
    () => ({ path: '/favicon.svg' }),
    (index) => (index % 100 === 99 ? signInRequest : { path: faqs.path }),
  ];
}

/** Returns the resident memory of a process in MB. */
function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}
