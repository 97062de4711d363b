import type { Reporter, TestModule } from 'vitest/node';

const shown = 40;

/**
 * Prints the test files that took the longest, with the time of their environment, imports and tests. Vitest requires a
 * default export.
 */
export default class ProfileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const rows = modules.map(rowOf).toSorted((a, b) => b.total - a.total);
    const sum = rows.reduce((seconds, { total }) => seconds + total, 0);
    process.stdout.write(
      `\nSeconds by test file, ${sum.toFixed(0)} in all (${shown} of ${rows.length}): total, of it environment and imports, tests\n`,
    );
    for (const { total, imports, tests, name } of rows.slice(0, shown))
      process.stdout.write(
        `  ${total.toFixed(1).padStart(7)}${imports.toFixed(1).padStart(7)}${tests.toFixed(1).padStart(7)}  ${name}\n`,
      );
  }
}

function rowOf(module: TestModule) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const imports = (environmentSetupDuration + prepareDuration + collectDuration + setupDuration) / 1_000;
  const tests = duration / 1_000;
  return { name: `${module.relativeModuleId} (${module.project.name})`, imports, tests, total: imports + tests };
}
