import { readFileSync } from 'node:fs';
import { filesIn } from '../files-in.ts';
import { retiredIdentifiers, retiredInTitles, retiredWords } from './retired-words.ts';

/** Fails on renamed identifiers, on retired senses of words in comments outside the tests, and on retired words in test titles. */
const product = ['contract', 'machines', 'src', 'server', 'worker', 'scripts'];
const tests = ['tests', 'stories'];
const sources = (folders: readonly string[]) => folders.flatMap((folder) => filesIn(folder, /(?<!\.d)\.tsx?$/)).filter((file) => !/retired-words/.test(file));
const prefixed = (file: string, found: readonly string[]) => found.map((each) => `${file}:${each}`);

const productFiles = sources(product);
const findings = [
  ...[...productFiles, ...sources(tests)].flatMap((file) => prefixed(file, retiredIdentifiers(readFileSync(file, 'utf8')))),
  ...productFiles.flatMap((file) => prefixed(file, retiredWords(readFileSync(file, 'utf8'), file))),
  ...sources(['tests']).flatMap((file) => prefixed(file, retiredInTitles(readFileSync(file, 'utf8'), file))),
];
process.stdout.write(findings.length > 0 ? `${findings.join('\n')}\n` : `${productFiles.length} files without retired words\n`);
if (findings.length > 0) process.exitCode = 1;
