import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { expect, test } from '#tests/e2e/lib/test.ts';
import { addExtensionNodes, translate } from '#tests/e2e/lib/foreign-nodes.ts';
import { everyEngine, notFirefox, notWebKit, phone } from '#tools/browsers/names.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { affectedPaths, isAffected } from '#tools/flows/paths/affected.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import type { DefinedFlow } from '#tools/flows/definition/define-flow.ts';
import { expectPath } from './expect-path.ts';
import type { BrowserStaging } from './stage.ts';

type Walk = { readonly steps: readonly { readonly event: AnyEventObject; readonly taken: readonly string[] }[] };

/**
 * Defines a test for each generated tour on the running site: after each step, the state and the transitions inspected
 * on the site must equal those of the pure transition function. One more test checks that every declared transition is
 * on a path or excluded. With a set of changed transitions, only their paths run. `isOnPhone` returns whether an event
 * can happen at the width of a phone, `isInEveryEngine` whether the drivers of all engines can bring it about. `kind` is
 * `paths` for a flow whose page cannot go on where one ends. In Chromium the path that takes the most transitions runs
 * on a translated page with nodes of extensions.
 */
export function describeBrowserPaths<M extends AnyStateMachine>(
  { onScreen: flow, excludedInBrowser, inventedBecause }: DefinedFlow<M>,
  staging: BrowserStaging<InputFrom<M>>,
  isOnPhone: (event: AnyEventObject) => boolean = () => true,
  isInEveryEngine: (event: AnyEventObject) => boolean = () => true,
  kind: 'tours' | 'paths' = 'tours',
): void {
  const generated = generatePaths(flow);
  // The sheets show the pictures of each step of the short paths.
  const paths = generated[process.env['FLOW_PICTURES'] ? 'paths' : kind];
  const affected = affectedPaths(process.env);
  const isRequested = (path: (typeof paths)[number]) =>
    !affected || isAffected(affected, flow.machine.id, pathRecordOf('browser', flow.machine, path).steps);
  const inEveryEngine = paths.filter(({ steps }) => steps.every(({ event }) => isInEveryEngine(event)));
  const onPhone = inEveryEngine.filter(({ steps }) => steps.every(({ event }) => isOnPhone(event)));
  const richest = richestOf(inEveryEngine);
  // One path of each flow runs in one other engine, Firefox or WebKit (at the width of a phone): which of them depends
  // on the name of the flow alone, so that another flow changes nothing.
  const richestOnPhone = flow.machine.id.length % 2 === 0 ? richestOf(onPhone) : undefined;
  const tagsOf = (path: Walk) => [
    ...(path === (richestOnPhone ?? richest) ? [everyEngine, richestOnPhone ? notFirefox : notWebKit] : []),
    ...(path.steps.every(({ event }) => isInEveryEngine(event)) ? [] : [notFirefox, notWebKit]),
    ...(path.steps.every(({ event }) => isOnPhone(event)) ? [phone] : []),
  ];
  // Playwright cannot reset a page that is being left.
  if (kind === 'paths') test.use({ reuseContext: false });
  test.describe(flow.machine.id, () => {
    for (const [index, path] of paths.entries()) {
      if (!isRequested(path)) continue;
      test(
        `${index + 1}. ${path.title}`,
        { tag: tagsOf(path) },
        async ({ page, person, joiner, expectConsoleError, engine }, testInfo) => {
          if (path === richest && engine === 'chromium') await translateWithExtensions(page);
          await testInfo.attach('path', {
            body: JSON.stringify(pathRecordOf('browser', flow.machine, path)),
            contentType: 'application/json',
          });
          await expectPath(
            flow.machine.id,
            path,
            page,
            await staging({ page, engine, person, joiner, expectConsoleError, input: path.input }),
            { engine, testInfo, inventedBecause },
          );
        },
      );
    }
    if (affected) return;
    test('every declared transition is taken, or excluded with a reason', () => {
      expect(generated.uncovered.toSorted()).toEqual(Object.keys(excludedInBrowser).toSorted());
    });
  });
}

/** Changes the texts and nodes of each page as a translator and extensions do. */
async function translateWithExtensions(page: Page): Promise<void> {
  await page.addInitScript(addExtensionNodes, { inForms: false });
  await page.addInitScript(translate, { whenHydrated: true });
}

/** Returns the path that takes the most transitions, the first of several. */
const richestOf = <Taken extends Walk>(paths: readonly Taken[]) =>
  paths.toSorted((one, other) => countOf(other) - countOf(one))[0];

const countOf = ({ steps }: Walk) => new Set(steps.flatMap(({ taken }) => taken)).size;
