export type CheckResult = {
  readonly name: string;
  readonly output: string;
  readonly seconds: string;
  readonly passed: boolean;
};

/** Returns what passing checks could not check: lines that start with a dash. */
export const uncheckedIn = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ name, output, passed }) =>
    passed ? output.split('\n').flatMap((line) => (line.startsWith('– ') ? [`${name}: ${line.slice(2)}`] : [])) : [],
  );

/**
 * Returns the lines about the results: the whole output of a failed check, and of the others only what they could not
 * check.
 */
export const describeResults = (results: readonly CheckResult[]): string =>
  results
    .map((result) => {
      const unchecked = uncheckedIn([result]);
      const sign = unchecked.length > 0 ? '?' : '✓';
      return result.passed
        ? `${sign} ${result.name} (${result.seconds} s)\n${unchecked.map((line) => `  ${line}\n`).join('')}`
        : `✗ ${result.name} (${result.seconds} s)\n${result.output}`;
    })
    .join('');
