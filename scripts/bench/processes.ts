import { notices } from '#contract/notice.ts';
import { inHouse } from './house.ts';
import { asker, perSecond } from './load.ts';
import { slowed } from './slowed.ts';
import { inTurns } from './turns.ts';

const connections = 20;
/** Another host is another address to whoever keeps answers, so the answer is made anew. */
const asked = { kept: () => ({}), 'made anew': (nth: number) => ({ host: `golf-${nth}.example` }) };

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
  const { ask } = house.kept(asker());
  house.kept(slowed([first.pid, second.pid]));
  for (const [how, headersOf] of Object.entries(asked)) {
    let nth = 0;
    const rate = (url: string) => () =>
      perSecond(connections, milliseconds, () => {
        nth += 1;
        return ask({ url: url + notices.path, headers: headersOf(nth) });
      });
    const measured = await inTurns(turns, { ours: rate(two.url), against: rate(one.url), leftOut: 1 });
    yield { what: `GET ${notices.path}, ${how}, two processes against one, each a quarter of the time`, unit: 'req/s', ...measured, limit: { atLeast: 1.6 } };
  }
});
