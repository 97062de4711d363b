import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { filesIn } from '#tools/files-in.ts';

const folders = ['contract', 'machines', 'src', 'server', 'worker', 'stories', 'tests', 'tools', 'scripts'];

/** Fails on violated rules, and on source files that were not checked, so that it cannot pass by reading nothing. */
function report({ modules, summary }: ICruiseResult) {
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = folders.flatMap((folder) => filesIn(folder, /(?<!\.d)\.tsx?$/)).filter((file) => !seen.has(file));
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const lines = [...broken, ...unseen.map((file) => `not checked: ${file}`)];
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : `${summary.totalCruised} modules, no violations\n`);
  if (lines.length > 0) process.exitCode = 1;
}

const { output } = await cruise(folders, await extractOptions('./.dependency-cruiser.json'));
if (typeof output === 'string') throw new Error('The layer check needs its result as an object');
report(output);
