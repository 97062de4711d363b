import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSite } from '#server/ssr/files.ts';
import { readChunkFiles } from '#server/ssr/page-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = {
  'index.html': { file: 'assets/index-1.js', name: 'index', dynamicImports: ['_site.js'] },
  '_site.js': { file: 'assets/site-1.js', name: 'site', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js', name: 'react' },
  '_ui.js': { file: 'assets/ui-1.js', name: 'ui', imports: ['_react.js', '_day.js'] },
  '_day.js': { file: 'assets/day-1.js', name: 'day', imports: ['_ui.js'] },
  'src/features/home/HomePage.tsx': {
    file: 'assets/HomePage-1.js',
    name: 'HomePage',
    isDynamicEntry: true,
    imports: ['_react.js', '_ui.js'],
  },
  'src/app/layout/Foot.tsx': { file: 'assets/Foot-1.js', name: 'Foot', isDynamicEntry: true, imports: ['_day.js'] },
  'src/features/home/Popups.tsx': { file: 'assets/Popups-1.js', name: 'Popups', isDynamicEntry: true },
};

describe('the scripts of a page', () => {
  test('are empty without a manifest', () => {
    expect(readChunkFiles(readSite(folder))(['HomePage 0'])).toEqual([]);
  });

  test('are the chunks of every page and of its parts, with their imports, each once, the smallest first', () => {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    mkdirSync(join(folder, 'assets'));
    for (const [size, name] of ['day', 'Foot', 'HomePage', 'ui', 'react', 'site'].entries())
      writeFileSync(join(folder, `assets/${name}-1.js`), 'x'.repeat(size + 1));
    const filesOf = readChunkFiles(readSite(folder));
    expect([filesOf(['HomePage 0', 'Foot', 'NothingOfTheKind']), filesOf([])]).toEqual([
      [
        '/assets/day-1.js',
        '/assets/Foot-1.js',
        '/assets/HomePage-1.js',
        '/assets/ui-1.js',
        '/assets/react-1.js',
        '/assets/site-1.js',
      ],
      ['/assets/react-1.js', '/assets/site-1.js'],
    ]);
  });
});
