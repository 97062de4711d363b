import { readFileSync } from 'node:fs';
import { filesIn } from '#tools/files-in.ts';
import { youngFeatures, youngIn } from './young-features.ts';

/**
 * Compares the scripts of the build, packages included, with the oldest supported browsers: `npm run browsers`. Fails
 * if one uses what a supported browser lacks, and if an exception is no longer used.
 */
const site = 'dist/site';

/** Used only where the browser has it, or has no effect where it does not. */
const exceptions: Readonly<Record<string, string>> = {
  'window.requestIdleCallback': 'when-idle.ts uses a timer without it.',
  'window.cancelIdleCallback': 'when-idle.ts uses a timer without it.',
  'navigator.share': 'The share control offers the system sheet only where there is one.',
  'window.print': 'Firefox on Android before 114 has no printing: the button has no effect.',
  'navigator.connection': 'React only measures with it.',
  navigation: 'traverse.ts uses the History API without it; React uses it only where it is.',
  setImmediate: 'React uses a message channel without it.',
  'Error.captureStackTrace': 'ofetch and zod shorten their stack traces where it is.',
};

const young = youngFeatures();
const used = new Map<string, string[]>();
for (const file of filesIn(site, /\.js$/)) {
  for (const name of youngIn(readFileSync(file, 'utf8'), young)) used.set(name, [...(used.get(name) ?? []), file]);
}
const unexpected = [...used].filter(([name]) => !(name in exceptions));
const unused = Object.keys(exceptions).filter((name) => !used.has(name));
for (const [name, files] of unexpected)
  process.stdout.write(`✗ ${name} is younger than a supported browser: ${files.join(', ')}\n`);
for (const name of unused) process.stdout.write(`✗ ${name} is an exception that no script uses\n`);
if (unexpected.length === 0 && unused.length === 0)
  process.stdout.write(`✓ ${used.size} younger features, all of them exceptions\n`);
else process.exitCode = 1;
