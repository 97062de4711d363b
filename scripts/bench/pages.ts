import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clubCoursePath, noticePath, paths } from '#contract/site/site-paths.ts';
import { type Harness, withHarness } from './harness.ts';
import { fetchLighthouse, type Visit, visit } from './lighthouse.ts';
import type { Row } from './row.ts';
import { staticPageOf } from './static-page.ts';
import { median } from './interleaved.ts';

const compared = { home: paths.home, course: clubCoursePath('oakvalley'), notice: noticePath(136), login: paths.login };
const withLimit = new Set(['home', 'course']);
/** A copy of the build with the static pages added, next to the render bundle, where the server expects it. */
const copy = 'dist/bench';

/**
 * Pages on a simulated phone against static ones with the same first picture, from the same server; and Lighthouse's
 * scores.
 */
export const pages = withHarness(async function* measure(harness, { isShort }) {
  const rounds = isShort ? 1 : 5;
  await fetchLighthouse();
  const url = await serveBoth(harness);
  for (const [name, path] of Object.entries(compared)) {
    const visits: { ours: Visit[]; against: Visit[] } = { ours: [], against: [] };
    for (let round = 0; round < rounds; round += 1) {
      visits.ours.push(await visit(url + path));
      visits.against.push(await visit(`${url}/static-${name}.html`));
    }
    for (const time of ['LCP', 'FCP', 'TBT'] as const) {
      const [ours, against] = [medianOf(visits.ours, time), medianOf(visits.against, time)];
      yield {
        what: `${name}, ${time} against a static page`,
        unit: 'ms',
        ours,
        against,
        ...(time === 'LCP' && withLimit.has(name) && { limit: { atMost: 1.25 } }),
      };
    }
    yield* scoresOf(name, visits.ours);
  }
  const offers = [];
  for (let round = 0; round < rounds; round += 1) offers.push(await visit(url + paths.specialOffers));
  yield* scoresOf('offers', offers);
});

function* scoresOf(name: string, visits: readonly Visit[]): Generator<Row> {
  yield { what: `${name}, performance`, unit: 'of 100', ours: medianOf(visits, 'performance'), limit: { atLeast: 98 } };
  for (const score of ['accessibility', 'best practices', 'SEO'] as const)
    yield { what: `${name}, ${score}`, unit: 'of 100', ours: medianOf(visits, score), limit: { atLeast: 100 } };
}

const medianOf = (visits: readonly Visit[], of: keyof Visit) => median(visits.map((each) => each[of]));

/** Starts a server with the built site and the static pages, which are derived from the responses of another server. */
async function serveBoth(harness: Harness): Promise<string> {
  const settings = { DATA_DIR: await harness.folder() };
  await rm(copy, { recursive: true, force: true });
  harness.closeAtEnd({ close: () => rm(copy, { recursive: true }) });
  await mkdir(copy, { recursive: true });
  await cp('dist/site', `${copy}/site`, { recursive: true, preserveTimestamps: true });
  await symlink(resolve('dist/render'), `${copy}/render`);
  const plain = await harness.server();
  for (const [name, path] of Object.entries(compared)) {
    const page = await fetch(plain.url + path);
    await writeFile(`${copy}/site/static-${name}.html`, staticPageOf(await page.text()));
  }
  const { url } = await harness.server({ ...settings, SITE_DIR: `${copy}/site` });
  return url;
}
