import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

const site = 'dist/site';
/** Stylesheets that every page loads, initially or right after the first paint. */
const styles = ['index.html', 'src/ui/fonts/fonts.css'];
const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), chunk).parse(readJson(`${site}/.vite/manifest.json`));
const budgeted = z.object({ pages: z.array(z.string()), javascript: z.number(), css: z.number() });
const { others, named } = z
  .object({ named: z.record(z.string(), budgeted), others: budgeted })
  .parse(readJson('size-budget.json'));

for (const [name, { pages, javascript, css }] of Object.entries(named)) check(name, pages, { javascript, css });
const namedPages = new Set(Object.values(named).flatMap(({ pages }) => pages));
for (const page of Object.keys(manifest)) {
  if (/^src\/features\/.*Page\.tsx$/.test(page) && !namedPages.has(page))
    check(page.split('/').slice(-2).join('/').replace('.tsx', ''), [...others.pages, page], others);
}

function check(name: string, pages: readonly string[], limit: { javascript: number; css: number }) {
  const chunks = loadedBy(pages);
  const javascript = sum(chunks.map(({ file }) => file));
  const css = sum(
    loadedBy([...pages, ...styles]).flatMap(({ file, css: sheets = [] }) => [
      ...(file.endsWith('.css') ? [file] : []),
      ...sheets,
    ]),
  );
  report(`${name}, initial JavaScript`, javascript, limit.javascript);
  report(`${name}, CSS`, css, limit.css);
}

/**
 * Returns the chunks that these entries load initially: their own, and all static imports. An entry is a source path or
 * a chunk name.
 */
function loadedBy(entries: readonly string[]) {
  const keys = new Set<string>();
  const add = (entry: string) => {
    const key =
      entry in manifest ? entry : (Object.keys(manifest).find((each) => manifest[each]?.name === entry) ?? entry);
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...keys].map((key) => {
    const loaded = manifest[key];
    if (!loaded) throw new Error(`${key} is not in the build: run "npm run build", or correct size-budget.json`);
    return loaded;
  });
}

function sum(files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(`${site}/${file}`), { level: 9 }).length)
    .reduce((total, size) => total + size, 0);
}

function report(what: string, size: number, budget: number) {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1).padStart(6)} kB`;
  const isOver = size > budget;
  process.stdout.write(`${isOver ? '✗' : '✓'} ${what.padEnd(48)}${kilobytes(size)} gzip of ${kilobytes(budget)}\n`);
  if (isOver) process.exitCode = 1;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
