import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isUsable, licenceList, productionPackages } from './licence-list.ts';

/** Fails if a production package has a licence that is not allowed, or if the list in the docs is outdated. */
const path = 'docs/licences.md';
const packages = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const list = licenceList(packages);
if (process.argv.includes('--write')) writeFileSync(path, list);

const problems = packages
  .filter((listed) => !isUsable(listed))
  .map(({ name, licence }) => `${name}: licence ${licence} is not allowed (scripts/check/licence-list.ts)`);
if (!existsSync(path) || readFileSync(path, 'utf8') !== list)
  problems.push(`${path} is outdated: run node --import tsx scripts/check/licences.ts --write`);
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;
