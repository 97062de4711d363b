import { basename, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startVitest, type Reporter, type TestCase, type TestModule } from 'vitest/node';
import type { Level } from '#tools/flows/paths/path-record.ts';
import { plainResult, type Runner, type TestResult } from '#tools/flows/report/result.ts';
import type { StrengthCount } from '#tools/flows/criteria/strength.ts';

/** Location of a level's tests. */
type TestLocation = {
  readonly level: Level;
  readonly config: string;
  readonly filesOf: (flow: string) => readonly string[];
};

/** Runs a level whose tests use vitest; each test has its path in its meta. */
export const vitestLevel =
  ({ level, config, filesOf }: TestLocation): Runner =>
  async (flows, onTest) => {
    const tests: TestResult[] = [];
    const counts: StrengthCount[] = [];
    const reporter: Reporter = {
      onTestCaseResult: (test) => onTest(test.ok()),
      onTestRunEnd(modules, unhandled) {
        tests.push(...modules.flatMap((module) => resultsOf(module, basename(dirname(module.moduleId)))));
        counts.push(
          ...modules.flatMap((module) => [...module.children.allTests()].flatMap((test) => test.meta().strength ?? [])),
        );
        tests.push(
          ...unhandled.map(({ message }) => plainResult(flows[0] ?? level, 'nothing breaks beside the tests', message)),
        );
      },
    };
    const vitest = await startVitest('test', flows.flatMap(filesOf), { config, watch: false, reporters: [reporter] });
    await vitest.close();
    return { level, tests, counts };
  };

/** A file that cannot be loaded counts as a failed test. */
const resultsOf = (module: TestModule, flow: string): TestResult[] => [
  ...module.errors().map(({ message }) => plainResult(flow, 'its tests can be read', message)),
  ...[...module.children.allTests()].map((test) => resultOf(test, flow)),
];

function resultOf(test: TestCase, flow: string): TestResult {
  const { path = null, property = null, expiry = null, journey, failing } = test.meta();
  const { state, errors = [] } = test.result();
  const message =
    errors.map(({ message: text, diff = '' }) => `${text}\n${diff}`.trim()).join('\n\n') || `The test was ${state}.`;
  return {
    ...plainResult(flow, test.fullName, state === 'passed' ? null : stripVTControlCharacters(message)),
    milliseconds: test.diagnostic()?.duration ?? 0,
    failing: failing ? { ...failing, picture: null, trace: null, console: [], calls: [] } : null,
    path,
    property,
    expiry,
    journey: journey ? { title: test.name, ...journey } : null,
  };
}
