import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ReportData } from './report-data.ts';

/** Writes the report into a folder, replacing its content. It opens from disk without a server. */
export async function writeReport(folder: string, pictures: string, data: ReportData): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const hash of picturesIn(data))
    linkOrCopy(join(pictures, `${hash}.png`), join(folder, 'pictures', `${hash}.png`));
  await build({
    entryPoints: ['tools/review/page/main.tsx'],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: join(folder, 'report.js'),
  });
  writeFileSync(join(folder, 'data.js'), `window.review = ${JSON.stringify(data)};\n`);
  writeFileSync(join(folder, 'index.html'), page);
}

function picturesIn({ groups, defects }: ReportData): ReadonlySet<string> {
  const changed = groups.flatMap(({ changes }) =>
    changes.flatMap(({ pictures }) => pictures.flatMap(({ before, after }) => [before?.hash, after?.hash])),
  );
  return new Set([...changed, ...defects.map(({ picture }) => picture)].filter((hash) => typeof hash === 'string'));
}

/** A hard link takes no space; another file system needs a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const page = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>바뀐 화면</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="report.css">
</head>
<body>
<div id="root"></div>
<script src="data.js"></script>
<script src="report.js"></script>
</body>
</html>
`;
