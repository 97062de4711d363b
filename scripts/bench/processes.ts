import { notices } from '#contract/news/notice.ts';
import { withHarness } from './harness.ts';
import { requestsPerSecond } from './load.ts';
import { slowed } from './slowed.ts';
import { interleaved } from './interleaved.ts';

const connections = 20;
/** Requests with another Host header bypass the cache. */
const hosts = { 'from the cache': undefined, 'past the cache': (nth: number) => `golf-${nth}.example` };

/**
 * Two server processes on one PostgreSQL against one, both behind the same proxy. Servers, database, proxy and client
 * each need a core, or else they would compete for cores. Each server process therefore runs only a quarter of the
 * time, which simulates a machine with enough cores.
 */
export const processes = withHarness(async function* measure(harness, { isShort }) {
  const [rounds, milliseconds] = isShort ? [3, 500] : [9, 3_000];
  const makeDatabase = await harness.postgres();
  const DATABASE_URL = await makeDatabase('shared');
  const first = await harness.server({ DATABASE_URL });
  const second = await harness.server({ DATABASE_URL });
  const [one, two] = [
    await harness.helper('round-robin', first.url),
    await harness.helper('round-robin', first.url, second.url),
  ];
  harness.closeAtEnd(slowed([first.pid, second.pid]));
  for (const [how, hostOf] of Object.entries(hosts)) {
    let nth = 0;
    const rate = (url: string) => () =>
      requestsPerSecond({
        url: url + notices.path,
        connections,
        milliseconds,
        ...(hostOf && {
          requests: [
            { setupRequest: (request) => ({ ...request, headers: { ...request.headers, host: hostOf((nth += 1)) } }) },
          ],
        }),
      });
    const measured = await interleaved(rounds, { ours: rate(two.url), against: rate(one.url), warmUpRounds: 1 });
    yield {
      what: `GET ${notices.path}, ${how}, two processes against one, each a quarter of the time`,
      unit: 'req/s',
      ...measured,
      limit: { atLeast: 1.6 },
    };
  }
});
