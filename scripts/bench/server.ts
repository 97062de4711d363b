import { clubs } from '#contract/clubs/club.ts';
import { notices } from '#contract/news/notice.ts';
import { paths } from '#contract/site/site-paths.ts';
import { type Harness, withHarness } from './harness.ts';
import { type Load, requestsPerSecond } from './load.ts';
import type { Row } from './row.ts';
import { interleaved } from './interleaved.ts';

const reads = [notices.path, clubs.path, paths.home];
const connections = 10;

/**
 * Public reads against a bare route with the same response, and conditional requests (304) against full responses; on
 * both databases.
 */
export const server = withHarness(async function* measure(harness, { isShort }) {
  yield* readOn(harness, isShort, 'PGlite', {});
  const makeDatabase = await harness.postgres();
  yield* readOn(harness, isShort, 'PostgreSQL', { DATABASE_URL: await makeDatabase('read') });
});

async function* readOn(
  harness: Harness,
  isShort: boolean,
  name: string,
  settings: Readonly<Record<string, string>>,
): AsyncGenerator<Row> {
  const [rounds, milliseconds] = isShort ? [9, 200] : [25, 700];
  const { url } = await harness.server(settings);
  for (const path of reads) {
    const resource = url + path;
    const bare = await harness.helper('bare', resource);
    // Each encoding has its own ETag, and the requests of the load accept none.
    const etag = (await fetch(resource, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';
    const rate = (load: Load) => () => requestsPerSecond({ connections, milliseconds, ...load });
    const full = rate({ url: resource });
    const conditional = rate({ url: resource, headers: { 'if-none-match': etag }, statuses: [304] });
    const title = `GET ${path} on ${name}`;
    yield {
      what: `${title}, against a bare Hono route`,
      unit: 'req/s',
      ...(await interleaved(rounds, { ours: full, against: rate({ url: bare.url }), warmUpRounds: 3 })),
      limit: { atLeast: 0.5 },
    };
    yield {
      what: `${title}, 304 of If-None-Match against 200`,
      unit: 'req/s',
      ...(await interleaved(rounds, { ours: conditional, against: full })),
    };
  }
}
