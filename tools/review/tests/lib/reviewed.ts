import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Change } from '../../compare.ts';
import { urlNormalizer } from '../../normalize-urls.ts';
import { pictured } from '../../pictured.ts';
import type { Shot } from '../../shot.ts';
import { shotsOf, storiesOf, type Source } from '../../shots-of.ts';
import { storyKeys } from '../../story-keys.ts';
import { serveFolder } from '../../static-server.ts';

const ignoreProgress = () => undefined;
const folder = () => mkdtempSync(join(tmpdir(), 'reviewed-'));

export async function serveBuild(build: string): Promise<Source & { close: () => void }> {
  const { url, close } = await serveFolder(build, { isImmutable: true });
  return {
    url,
    close,
    stories: storiesOf(build, []),
    normalizeUrls: urlNormalizer(build, url),
    storyKey: storyKeys(build),
  };
}

/** Compares two built Storybooks as `npm run review` does. */
export async function reviewBuilds(
  browser: Browser,
  builds: readonly [before: string, after: string],
): Promise<{ changes: readonly Change[]; shots: readonly Shot[] }> {
  const renderer = { browser, pictures: folder() };
  const [before, after] = [await serveBuild(builds[0]), await serveBuild(builds[1])];
  const [old = [], now = []] = await shotsOf(renderer, folder(), [before, after], ignoreProgress);
  const { comparison, shots } = await pictured(
    renderer,
    { ...before, shots: old },
    { ...after, shots: now },
    ignoreProgress,
  );
  before.close();
  after.close();
  return { changes: comparison.changes, shots };
}
