import { deepFaults, type DeepFault } from '#tests/flows/lib/deep-faults.ts';
import { strengths, type Strength } from '#tools/flows/criteria/strength.ts';
import { foundBy } from './found-by.ts';

/**
 * Plants the deep faults one after the other, and prints which strengths of the generated paths find them. `npm run
 * faults -- pairs guards` tries only these strengths. Fails if no strength finds a fault.
 */
const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !strengths.some((strength) => strength === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no strength named ${unknown.join(', ')}. The strengths are: ${strengths.join(', ')}.\n`,
  );
  process.exit(1);
}
const tried = strengths.filter((strength) => (selected.length > 0 ? selected.includes(strength) : true));

const started = performance.now();
const found = new Map<Strength, ReadonlySet<DeepFault>>();
for (const strength of tried) {
  const began = performance.now();
  found.set(strength, await foundBy(strength, deepFaults));
  process.stderr.write(
    `${strength}: ${found.get(strength)?.size ?? 0} of ${deepFaults.length} in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`,
  );
}

const mark = (fault: DeepFault) =>
  tried.map((strength) => (found.get(strength)?.has(fault) ? 'found' : '-').padEnd(13)).join('');
process.stdout.write(
  `${'flow'.padEnd(17)}${'fault'.padEnd(68)}${tried.map((strength) => strength.padEnd(13)).join('')}\n`,
);
for (const fault of deepFaults)
  process.stdout.write(`${fault.flow.padEnd(17)}${fault.fault.padEnd(68)}${mark(fault)}\n`);
const missed = deepFaults.filter((fault) => !tried.some((strength) => found.get(strength)?.has(fault)));
process.stdout.write(
  `\n${tried.map((strength) => `${strength} ${found.get(strength)?.size ?? 0}`).join(', ')} of ${deepFaults.length}; ${missed.length} by none, ${((performance.now() - started) / 1_000).toFixed(0)} s\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
