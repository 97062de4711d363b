import { clubs } from '#contract/club.ts';
import { notices } from '#contract/notice.ts';
import { paths } from '#contract/site-paths.ts';
import { type House, inHouse } from './house.ts';
import { type Load, requestsPerSecond } from './load.ts';
import type { Row } from './row.ts';
import { inTurns } from './turns.ts';

const reads = [notices.path, clubs.path, paths.home];
const connections = 10;

/** Public reads against a bare route with the same response, and conditional requests (304) against full responses; on both databases. */
export const server = inHouse(async function* measure(house, { isShort }) {
  yield* readOn(house, isShort, 'PGlite', {});
  const makeDatabase = await house.postgres();
  yield* readOn(house, isShort, 'PostgreSQL', { DATABASE_URL: await makeDatabase('read') });
});

async function* readOn(house: House, isShort: boolean, name: string, settings: Readonly<Record<string, string>>): AsyncGenerator<Row> {
  const [turns, milliseconds] = isShort ? [9, 200] : [25, 700];
  const { url } = await house.server(settings);
  for (const path of reads) {
    const address = url + path;
    const bare = await house.helper('bare', address);
    const tag = (await fetch(address)).headers.get('etag') ?? '';
    const rate = (load: Load) => () => requestsPerSecond({ connections, milliseconds, ...load });
    const whole = rate({ url: address });
    const known = rate({ url: address, headers: { 'if-none-match': tag }, statuses: [304] });
    const title = `GET ${path} on ${name}`;
    yield { what: `${title}, against a bare Hono route`, unit: 'req/s', ...(await inTurns(turns, { ours: whole, against: rate({ url: bare.url }), leftOut: 3 })), limit: { atLeast: 0.5 } };
    yield { what: `${title}, 304 of If-None-Match against 200`, unit: 'req/s', ...(await inTurns(turns, { ours: known, against: whole })) };
  }
}
