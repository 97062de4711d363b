import { execFileSync } from 'node:child_process';
import { bookings } from '#contract/booking.ts';
import { monthsBefore } from '#contract/calendar.ts';
import { clubs } from '#contract/club.ts';
import { dayInKorea } from '#contract/day.ts';
import { success } from '#contract/envelope.ts';
import { faqs } from '#contract/faq.ts';
import { signIn } from '#contract/member.ts';
import { notices } from '#contract/notice.ts';
import { clubCoursePath, paths } from '#contract/site-paths.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { type Ask, asker, inAll } from './load.ts';
import { type House, inHouse } from './house.ts';
import type { Row } from './row.ts';

const connections = 10;

/** The memory of the server's process after many mixed requests against that after one of each, on both databases. */
export const memory = inHouse(async function* measure(house, { isShort }) {
  const total = isShort ? 2_000 : 20_000;
  yield await grown(house, total, 'PGlite', {});
  const makeDatabase = await house.postgres();
  yield await grown(house, total, 'PostgreSQL', { DATABASE_URL: await makeDatabase('mixed') });
});

async function grown(house: House, total: number, name: string, settings: Readonly<Record<string, string>>): Promise<Row> {
  const { url, pid } = await house.server(settings);
  const { ask } = house.kept(asker());
  const { kinds, at } = mixed(url, await tokenFrom(url, ask));
  for (let index = 0; index < kinds; index += 1) await ask(at(index));
  const start = megabytesOf(pid);
  await inAll(total, connections, (index) => ask(at(index)));
  return { what: `memory on ${name} after ${total.toLocaleString('en')} mixed requests, against the first`, unit: 'MB', ours: megabytesOf(pid), against: start };
}

const signingIn = (url: string): Ask => ({ url: url + signIn.path, method: signIn.method, body: JSON.stringify({ serviceId: accounts[0]?.serviceId, password: accounts[0]?.password }) });

async function tokenFrom(url: string, ask: (asked: Ask) => Promise<string>): Promise<string> {
  return success(signIn.result).parse(JSON.parse(await ask(signingIn(url)))).data.access_token;
}

/** One after the other: pages, reads, searches that differ, what does not exist, a member's bookings, and a sign-in once in a while. */
function mixed(url: string, token: string) {
  const today = dayInKorea(new Date());
  const days = new URLSearchParams({ playDateFrom: monthsBefore(today, 12), playDateTo: today }).toString();
  const read = (path: string) => (): Ask => ({ url: url + path });
  const asks: ((index: number) => Ask)[] = [
    read(paths.home),
    read(clubCoursePath('oakvalley')),
    read(clubs.path),
    (index) => ({ url: `${url}${notices.path}?page=${1 + (index % 10)}` }),
    (index) => ({ url: `${url}${notices.path}?${new URLSearchParams({ query: `공지 ${index}` }).toString()}` }),
    (index) => ({ url: `${url}${paths.notices}?page=${1 + (index % 10)}` }),
    (index) => ({ url: `${url}/api/v1/nothing-${index}`, status: 404 }),
    () => ({ url: `${url}${bookings.path}?${days}`, headers: { authorization: `Bearer ${token}` } }),
    read('/favicon.svg'),
    (index) => (index % 100 === 99 ? signingIn(url) : { url: url + faqs.path }),
  ];
  const first = read(paths.home);
  return { kinds: asks.length, at: (index: number) => (asks[index % asks.length] ?? first)(index) };
}

/** What the process holds of the machine's memory, as the system counts it. */
function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}
