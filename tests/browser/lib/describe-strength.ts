import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { expect, test } from '#tests/e2e/lib/test.ts';
import type { Flow } from '#tests/model/lib/paths.ts';
import { pathRecordOf } from '#tests/model/lib/path-record.ts';
import type { Outcome } from '#tests/model/strength/outcome.ts';
import { planOf } from '#tests/model/strength/plan.ts';
import { excludedCount, type StrengthCount } from '#tests/model/strength/strength-count.ts';
import type { Strength } from '#tests/model/strength/strength.ts';
import { excludedOutcomes } from '../excluded-outcomes.ts';
import { reasonToExclude } from '../excluded-strengths.ts';
import { endedCalls, type EndCall } from './ended-calls.ts';
import { expectPath } from './expect-path.ts';
import type { BrowserStage, BrowserStaging, Gestures } from './stage.ts';

/** Defines a test for each path of a strength on the running site. The last test attaches how much they cover. */
export async function describeStrength<M extends AnyStateMachine>(flow: Flow<M>, strength: Strength, staging: BrowserStaging<InputFrom<M>>): Promise<void> {
  const { machine } = flow;
  const reason = reasonToExclude(strength, machine.id);
  if (reason !== null) return describeExcluded(machine.id, strength, reason);
  const { outcomes: documented, extended } = strength === 'outcomes' ? await (await import('#tests/model/strength/outcomes.ts')).outcomesOf(flow) : { outcomes: [], extended: flow };
  const excluded = documented.flatMap(({ name }) => reasonsFor(machine.id, name).map((because) => ({ label: name, because })));
  const outcomes = documented.filter(({ name }) => reasonsFor(machine.id, name).length === 0);
  const byEvent = new Map<AnyEventObject, Outcome>(outcomes.map((outcome) => [outcome.value, outcome]));
  const { paths, flawsOf, ...counts } = planOf(extended, strength, { level: 'browser', env: process.env, outcomes });
  test.describe(`${machine.id} ${strength}`, () => {
    for (const [index, path] of paths.entries()) {
      test(`${index + 1}. ${path.title}`, async ({ page, person, joiner, expectConsoleError, engine }, testInfo) => {
        testInfo.setTimeout(180_000);
        await testInfo.attach('path', { body: JSON.stringify(pathRecordOf('browser', machine, path)), contentType: 'application/json' });
        expect(path.steps.flatMap((_, at) => flawsOf(path.steps.slice(0, at + 1)))).toEqual([]);
        let step = 0;
        const onStep = (at: number) => {
          step = at;
        };
        const stage: BrowserStage<InputFrom<M>> = { page, engine, person, joiner, expectConsoleError, input: path.input };
        const end = byEvent.size > 0 ? await endedCalls(page, { steps: path.steps, at: () => step, outcomes: byEvent }, expectConsoleError) : null;
        const gestures = await staging(stage);
        await expectPath(machine.id, path, page, end ? withOutcomes(gestures, byEvent, stage, end) : gestures, { engine, testInfo, onStep });
      });
    }
    test(`all of its ${strength} are covered or proved impossible`, async ({ engine: _ }, testInfo) => {
      const count: StrengthCount = { ...counts, excluded, level: 'browser', machine: machine.id, strength, milliseconds: 0 };
      await testInfo.attach('strength', { body: JSON.stringify(count), contentType: 'application/json' });
      expect(counts.uncovered).toEqual([]);
    });
  });
}

function describeExcluded(machine: string, strength: Strength, because: string): void {
  test(`the ${strength} of ${machine} are excluded, with a reason`, async ({ engine: _ }, testInfo) => {
    await testInfo.attach('strength', { body: JSON.stringify(excludedCount(machine, strength, because)), contentType: 'application/json' });
  });
}

const reasonsFor = (machine: string, outcome: string): readonly string[] => Object.entries(excludedOutcomes[machine] ?? {}).flatMap(([pattern, because]) => (outcome === pattern || outcome.startsWith(`${pattern} `) ? [because] : []));

/** Returns the same gestures, except that an event of an outcome ends its call on the site and expects the alert that the outcome documents. */
function withOutcomes(gestures: Gestures, outcomes: ReadonlyMap<AnyEventObject, Outcome>, { person }: Pick<BrowserStage, 'person'>, end: EndCall): Gestures {
  const types = new Set([...outcomes.keys()].map(({ type }) => type));
  const ended = [...types].map((type) => [type, async (event: AnyEventObject) => {
    const outcome = outcomes.get(event);
    if (!outcome) return gestures[type]?.(event);
    await end(outcome, async () => gestures['call.ending']?.(event));
    if (outcome.alert !== null) await expect(person.alert).toContainText(outcome.alert);
  }] as const);
  return { ...gestures, ...Object.fromEntries(ended) };
}
