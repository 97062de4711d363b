import { availableParallelism } from 'node:os';
import { asker, perSecond } from './load.ts';
import { inHouse } from './house.ts';
import { inTurns } from './turns.ts';

const connections = 20;
const path = '/api/v1/notices';

/** Two processes of the server on one PostgreSQL against one, both behind the same proxy. Shows what two can do only where the machine has cores for both, the database, the proxy and who asks. */
export const processes = inHouse(async function* measure(house, { isShort }) {
  const [turns, milliseconds] = isShort ? [3, 500] : [9, 3_000];
  const makeDatabase = await house.postgres();
  const DATABASE_URL = await makeDatabase('shared');
  const first = await house.server({ DATABASE_URL });
  const second = await house.server({ DATABASE_URL });
  const [one, two] = [await house.helper('round-robin', first.url), await house.helper('round-robin', first.url, second.url)];
  const { ask } = house.kept(asker());
  const rate = (url: string) => () => perSecond(connections, milliseconds, () => ask({ url: url + path }));
  const measured = await inTurns(turns, { ours: rate(two.url), against: rate(one.url), leftOut: 1 });
  yield { what: `GET ${path}, two processes against one (on ${availableParallelism()} cores)`, unit: 'req/s', ...measured, limit: { atLeast: 1.6 } };
});
