import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReviewError } from '#tools/review/review-error.ts';
import { runCli } from '../ops/run-cli.ts';
import { serveFolder } from '#tools/review/static-server.ts';
import { accept } from '#tools/review/accept.ts';
import { inaccessible } from '#tools/review/axe.ts';
import { builtStorybook, cache } from '#tools/review/built.ts';
import { openBrowser } from '#tools/review/chromium-page.ts';
import { acceptedCommit, decisionsIn } from '#tools/review/decisions.ts';
import { differences } from '#tools/review/boxes.ts';
import { urlNormalizer } from '#tools/review/normalize-urls.ts';
import { optionsOf, type ReviewOptions } from '#tools/review/options.ts';
import { pictured } from '#tools/review/pictured.ts';
import type { Renderer } from '#tools/review/render.ts';
import { reportData, type ReportData } from '#tools/review/report-data.ts';
import {
  differencesFrom,
  howToAccept,
  installedFonts,
  readSample,
  sampleOf,
  writeSample,
} from '#tools/review/sample.ts';
import { serveReport } from '#tools/review/serve.ts';
import { shotsOf, storiesOf, type Source } from '#tools/review/shots-of.ts';
import { storyKeys } from '#tools/review/story-keys.ts';
import { treeOf, workingTree, type Tree } from '#tools/review/tree.ts';
import { writeReport } from '#tools/review/write-report.ts';

/**
 * Compares the appearance of all stories with that of a tag, branch, commit or folder, by default of the last accepted
 * commit or else the last one, and writes `review-report/`. `--serve` also serves the report and writes decisions into
 * `review/`; `--only login` selects stories; `--axe` inspects all of them with axe, also in forced colours;
 * `--accept` accepts the current commit; `--sample` compares one story of each flow with the accepted ones, as `npm
 * test` does, and `--sample --accept` accepts these.
 */
const report = 'review-report';
const decisions = 'review';
const pictures = join(cache, 'pictures');

await runCli(run(process.argv.slice(2)), ReviewError);

async function run(args: readonly string[]): Promise<string> {
  const options = optionsOf(args);
  if (options.isAccepting && !options.isSample) return accept(decisions, report);
  mkdirSync(join(cache, 'builds'), { recursive: true });
  mkdirSync(pictures, { recursive: true });
  const started = performance.now();
  const renderer: Renderer = { browser: await openBrowser(), pictures };
  try {
    if (options.isSample) return await sampled(renderer, options);
    if (options.isAxe) return await accessible(renderer, options);
    const data = await compared(renderer, options);
    await writeReport(report, pictures, data);
    return `${summaryOf(data)}\n${((performance.now() - started) / 60_000).toFixed(1)} minutes\n${await reportLocation(options)}`;
  } finally {
    await renderer.browser.close();
  }
}

async function compared(renderer: Renderer, { before: name, only }: ReviewOptions): Promise<ReportData> {
  const now = workingTree('.', '작업 트리');
  const trees = [treeOf(name ?? acceptedCommit(decisions) ?? 'HEAD'), now] as const;
  try {
    const [before, after] = [await sourceOf(trees[0], only), await sourceOf(trees[1], only)];
    try {
      const [shotsBefore = [], shotsAfter = []] = await shotsOf(
        renderer,
        join(cache, 'shots'),
        [before, after],
        progress,
      );
      const { comparison, shots } = await pictured(
        renderer,
        { ...before, shots: shotsBefore },
        { ...after, shots: shotsAfter },
        progress,
      );
      return reportData({
        key: after.key,
        before: trees[0].label,
        after: trees[1].label,
        madeAt: new Date().toISOString(),
        decisions: decisionsIn(decisions),
        comparison,
        differences: await differences(pictures, comparison),
        stories: after.stories,
        shots,
      });
    } finally {
      before.close();
      after.close();
    }
  } finally {
    for (const tree of trees) tree.cleanUp();
  }
}

/** Compares one story of each flow with its accepted version, or accepts it. */
async function sampled(renderer: Renderer, { isAccepting }: ReviewOptions): Promise<string> {
  const source = await sourceOf(workingTree('.', 'this tree'), []);
  try {
    const stories = sampleOf(source.stories);
    const [shots = []] = await shotsOf(renderer, join(cache, 'shots'), [{ ...source, stories }], progress);
    const machine = { chromium: renderer.browser.version(), fonts: installedFonts() };
    if (isAccepting) writeSample(decisions, machine, shots);
    const differing = differencesFrom(readSample(decisions), machine, shots);
    if (differing.length > 0) throw new ReviewError([...differing, howToAccept].join('\n'));
    return `${stories.length} stories are as they were accepted`;
  } finally {
    source.close();
  }
}

async function sourceOf(tree: Tree, only: readonly string[]): Promise<Source & { key: string; close: () => void }> {
  process.stdout.write(`Storybook of ${tree.label} …\n`);
  const build = await builtStorybook(tree);
  const { url, close } = await serveFolder(build, { isImmutable: true });
  return {
    url,
    close,
    key: tree.key,
    stories: storiesOf(build, only),
    normalizeUrls: urlNormalizer(build, url),
    storyKey: storyKeys(build),
  };
}

async function accessible(renderer: Renderer, { only }: ReviewOptions): Promise<string> {
  const source = await sourceOf(workingTree('.', 'this tree'), only);
  try {
    const found = await inaccessible(renderer, source, progress);
    if (found.length > 0) throw new ReviewError(found.join('\n'));
    return `${source.stories.length} stories: axe finds nothing, neither in normal nor in forced colours`;
  } finally {
    source.close();
  }
}

function summaryOf({ stories, unchanged, groups, defects }: ReportData): string {
  const changes = groups.flatMap((group) => group.changes);
  const counted = (['added', 'changed', 'removed'] as const).map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  return `${stories} stories: ${counted.join(', ')}, ${unchanged} unchanged; ${defects.length} defects`;
}

async function reportLocation({ isServed, port }: ReviewOptions): Promise<string> {
  if (!isServed) return pathToFileURL(resolve(report, 'index.html')).href;
  const { url } = await serveReport(report, decisions, port);
  return `${url}/ writes decisions into ${decisions}/; Ctrl+C ends it`;
}

/** Updates one progress line on a terminal; in a file, writes a line for each tenth. */
function progress(done: number, total: number): void {
  const tenth = (count: number) => Math.floor((count * 10) / total);
  if (!process.stdout.isTTY && tenth(done) > tenth(done - 1)) process.stdout.write(`${done} of ${total} rendered\n`);
  if (process.stdout.isTTY)
    process.stdout.write(`\r\u001B[2K${done} of ${total} rendered${done === total ? '\n' : ''}`);
}
