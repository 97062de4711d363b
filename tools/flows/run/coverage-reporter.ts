import type { Reporter, TestModule } from 'vitest/node';
import type { TransitionCount } from './task-meta.ts';

/**
 * Prints, for each machine and level, how many of its declared transitions the run took. Vitest requires a default
 * export.
 */
export default class TransitionReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const counts = modules.flatMap(countsOf);
    if (counts.length === 0) return;
    const lines = counts.map(
      ({ machine, level, declared, taken }) =>
        `  ${machine.padEnd(18)}${level.padEnd(10)}${String(taken).padStart(4)} of ${String(declared).padStart(4)}  ${((100 * taken) / declared).toFixed(0).padStart(3)} %`,
    );
    process.stdout.write(`\nTransitions taken\n${lines.join('\n')}\n`);
  }
}

const countsOf = (module: TestModule): TransitionCount[] =>
  [...module.children.allTests()].flatMap((test) => {
    const { transitions } = test.meta();
    return transitions ? [transitions] : [];
  });
