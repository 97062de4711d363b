import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Page, TestInfo } from 'playwright/test';
import { stateName } from '#machines/lib/state-name.ts';
import { expect, test } from '#tests/e2e/lib/test.ts';
import { addExtensionNodes, translate } from '#tests/e2e/lib/foreign-nodes.ts';
import { everyEngine, phone, type EngineName } from '#tests/engines/names.ts';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';
import { generatePaths, type Flow, type Path } from '#tests/model/lib/paths.ts';
import { askedReplay } from '#tests/model/lib/asked-replay.ts';
import { replayedPaths } from '#tests/model/lib/replay.ts';
import { leavesOf } from '#tests/model/lib/resting.ts';
import { askedTouches, isTouched } from '#tests/model/lib/touched.ts';
import { walkedOf } from '#tests/model/lib/walked.ts';
import { planOf } from '#tests/model/strength/plan.ts';
import type { StrengthCount } from '#tests/model/strength/strength-count.ts';
import { askedStrength, type Strength } from '#tests/model/strength/strength.ts';
import { notTaken } from '../not-taken.ts';
import { evidenceIn } from './evidence.ts';
import { hidePanel, recordedOf } from './recorded.ts';

/** `input` is what the machine begins from on this path, as far as its flow has any. */
export type BrowserStage<Input = unknown> = { page: Page; engine: EngineName; person: Person; joiner: Joiner; expectConsoleError: (pattern: RegExp) => void; input: Input };
type Walk = { readonly steps: readonly { readonly event: AnyEventObject; readonly taken: readonly string[] }[] };
type Run = { engine: EngineName; testInfo: TestInfo };
type Gesture = (event: AnyEventObject) => Promise<void>;

/** By event type: what a person does, how a held call ends, or how the clock moves, so that the event happens. */
export type Gestures = Readonly<Record<string, Gesture>>;

/** Brings the page, which records, to where the machine begins; answers how its events happen there. */
export type BrowserStaging<Input = unknown> = (stage: BrowserStage<Input>) => Promise<Gestures>;

/**
 * One test per generated path, on the running site: after each step the site's own recorder must show the state and exactly the transitions
 * that the pure step says. And one that every declared transition is on some path, or listed as not to be taken at this level. Or the paths of
 * the scenario that is to be replayed, or those that a change touches. `isOnPhone` says which events can happen at the width of a phone.
 */
export function describeBrowserPaths<M extends AnyStateMachine>(flow: Flow<M>, staging: BrowserStaging<InputFrom<M>>, isOnPhone: (event: AnyEventObject) => boolean = () => true): void {
  const strength = askedStrength(process.env);
  if (strength !== null && strength !== 'transitions') return describeStrength(flow, strength, staging);
  const scenario = askedReplay(process.env);
  const paths = scenario ? replayedPaths(flow, scenario) : generatePaths(flow).paths;
  const touches = askedTouches(process.env);
  const isAsked = (path: (typeof paths)[number]) => !touches || isTouched(touches, flow.machine.id, walkedOf('browser', flow.machine, path).steps);
  const onPhone = paths.filter(({ steps }) => steps.every(({ event }) => isOnPhone(event)));
  const [richest, richestOnPhone] = [richestOf(paths), richestOf(onPhone)];
  const tagsOf = (path: Walk) => [...(path === richest || path === richestOnPhone ? [everyEngine] : []), ...(path.steps.every(({ event }) => isOnPhone(event)) ? [phone] : [])];
  test.describe(flow.machine.id, () => {
    for (const [index, path] of paths.entries()) {
      if (!isAsked(path)) continue;
      test(`${index + 1}. ${path.title}`, { tag: tagsOf(path) }, async ({ page, person, joiner, expectConsoleError, engine }, testInfo) => {
        await testInfo.attach('path', { body: JSON.stringify(walkedOf('browser', flow.machine, path)), contentType: 'application/json' });
        await expectPath(flow.machine.id, path, page, await staging({ page, engine, person, joiner, expectConsoleError, input: path.input }), { engine, testInfo });
      });
    }
    if (scenario || touches || !richest) return;
    test(`${richest.title}, on a translated page with nodes of extensions`, async ({ page, person, joiner, expectConsoleError, engine }, testInfo) => {
      await page.addInitScript(addExtensionNodes, { inForms: false });
      await page.addInitScript(translate, { whenHydrated: true });
      await expectPath(flow.machine.id, richest, page, await staging({ page, engine, person, joiner, expectConsoleError, input: richest.input }), { engine, testInfo });
    });
    test('every declared transition is taken, or listed with its reason', () => {
      expect(generatePaths(flow).uncovered.toSorted()).toEqual(Object.keys(notTaken[flow.machine.id] ?? {}).toSorted());
    });
  });
}

/** The paths of a strength; the figures of what they cover are attached to the last test. */
function describeStrength<M extends AnyStateMachine>(flow: Flow<M>, strength: Strength, staging: BrowserStaging<InputFrom<M>>): void {
  const { paths, flawsOf, ...counts } = planOf(flow, strength, { level: 'browser', env: process.env });
  const { machine } = flow;
  test.describe(`${machine.id} ${strength}`, () => {
    for (const [index, path] of paths.entries()) {
      test(`${index + 1}. ${path.title}`, async ({ page, person, joiner, expectConsoleError, engine }, testInfo) => {
        testInfo.setTimeout(180_000);
        await testInfo.attach('path', { body: JSON.stringify(walkedOf('browser', machine, path)), contentType: 'application/json' });
        expect(path.steps.flatMap((_, at) => flawsOf(path.steps.slice(0, at + 1)))).toEqual([]);
        await expectPath(machine.id, path, page, await staging({ page, engine, person, joiner, expectConsoleError, input: path.input }), { engine, testInfo });
      });
    }
    test(`every one of its ${strength} is covered, or cannot be`, async ({ engine: _ }, testInfo) => {
      const count: StrengthCount = { ...counts, level: 'browser', machine: machine.id, strength, milliseconds: 0 };
      await testInfo.attach('strength', { body: JSON.stringify(count), contentType: 'application/json' });
      expect(counts.uncovered).toEqual([]);
    });
  });
}

/** The path that takes the most transitions, the first of several: the one that is run in every engine, at every width. */
const richestOf = <Taken extends Walk>(paths: readonly Taken[]) => paths.toSorted((one, other) => countOf(other) - countOf(one))[0];

const countOf = ({ steps }: Walk) => new Set(steps.flatMap(({ taken }) => taken)).size;

async function expectPath<M extends AnyStateMachine>(machine: string, { steps }: Path<M>, page: Page, gestures: Gestures, run: Run): Promise<void> {
  const evidence = evidenceIn(page, run.testInfo);
  let since = 0;
  for (const [index, { event, state, taken }] of steps.entries()) {
    try {
      if (event.type !== 'xstate.init') await gestureOf(gestures, event)(event);
      const expected = { state: nameOf(state), taken };
      await expect
        .poll(async () => {
          const { count: _, ...recorded } = await recordedOf(page, machine, since, event.type);
          return recorded;
        }, `after ${event.type}`)
        .toEqual(expected);
      since = (await recordedOf(page, machine, since, event.type)).count;
    } catch (error) {
      await evidence.attach({ step: index, expected: leavesOf(state), machine });
      throw error;
    }
    await attachPicture(page, run, index);
  }
}

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value);

function gestureOf(gestures: Gestures, { type }: AnyEventObject): Gesture {
  const gesture = gestures[type];
  if (!gesture) throw new Error(`No gesture for "${type}"`);
  return gesture;
}

/** For the film strip of the report of `npm run flows`: small, and as a file beside it. WebKit's driver makes no JPEG, and only Chromium stops animations for a picture. */
async function attachPicture(page: Page, { engine, testInfo }: Run, index: number): Promise<void> {
  if (!process.env['FLOW_PICTURES']) return;
  const [type, contentType] = engine === 'webkit' ? (['png', 'image/png'] as const) : (['jpeg', 'image/jpeg'] as const);
  await hidePanel(page);
  const path = testInfo.outputPath(`step-${String(index).padStart(2, '0')}.${type}`);
  await page.screenshot({ path, type, ...(type === 'jpeg' && { quality: 45 }), animations: engine === 'chromium' ? 'disabled' : 'allow', caret: engine === 'chromium' ? 'hide' : 'initial' });
  await testInfo.attach(`step ${index}`, { path, contentType });
}
