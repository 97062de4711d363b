import { notices } from '#contract/notice.ts';
import { inHouse } from './house.ts';
import { requestsPerSecond } from './load.ts';
import { slowed } from './slowed.ts';
import { inTurns } from './turns.ts';

const connections = 20;
/** A request for another host is not answered from the cache. */
const hosts = { 'from the cache': undefined, 'past the cache': (nth: number) => `golf-${nth}.example` };

/**
 * Two processes of the server on one PostgreSQL against one, both behind the same proxy. A process, the database, the proxy and who asks take a
 * core each, and two processes one more: on fewer cores they would be measured by what is left of these. So each is let run a quarter of the time.
 */
export const processes = inHouse(async function* measure(house, { isShort }) {
  const [turns, milliseconds] = isShort ? [3, 500] : [9, 3_000];
  const makeDatabase = await house.postgres();
  const DATABASE_URL = await makeDatabase('shared');
  const first = await house.server({ DATABASE_URL });
  const second = await house.server({ DATABASE_URL });
  const [one, two] = [await house.helper('round-robin', first.url), await house.helper('round-robin', first.url, second.url)];
  house.kept(slowed([first.pid, second.pid]));
  for (const [how, hostOf] of Object.entries(hosts)) {
    let nth = 0;
    const rate = (url: string) => () =>
      requestsPerSecond({
        url: url + notices.path,
        connections,
        milliseconds,
        ...(hostOf && { requests: [{ setupRequest: (request) => ({ ...request, headers: { ...request.headers, host: hostOf((nth += 1)) } }) }] }),
      });
    const measured = await inTurns(turns, { ours: rate(two.url), against: rate(one.url), leftOut: 1 });
    yield { what: `GET ${notices.path}, ${how}, two processes against one, each a quarter of the time`, unit: 'req/s', ...measured, limit: { atLeast: 1.6 } };
  }
});
