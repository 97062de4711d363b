import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workerPath } from '#contract/http/offline.ts';
import { clubPaths, isReturnPath, paths } from '#contract/site/site-paths.ts';
import { build, runBuiltServer } from './built-server.ts';

/**
 * Exports the site into `dist/static` for a CDN: the server-rendered public pages, the client-rendered shells of all
 * others, and their assets. `SITE_URL` is the public URL. Everything else still needs the server.
 */
const folder = 'dist/static';
const securityHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
];
const siteUrl = process.env['SITE_URL'];
if (!siteUrl) fail('SITE_URL is missing: the public URL of the site, such as https://golf.example');

build();
await rm(folder, { recursive: true, force: true });
await cp('dist/site', folder, {
  recursive: true,
  filter: (path) => !/\.(br|gz)$|[/\\](\.vite|index\.html)$/.test(path),
});

process.env['PORT'] = '0';
// Every page is rendered, within a minute.
process.env['RENDER_RATE_PER_MINUTE'] = '100000';
const { url } = await runBuiltServer();
const shells = [...Object.values(paths), ...clubPaths].filter(
  (path) => !path.includes(':') && path !== paths.notFound && !isReturnPath(path),
);
const pages = new Set([...(await publicPaths()), ...shells]);
for (const path of pages) await write(`${path}/index.html`, await textOf(path));
await write('404.html', await textOf(paths.notFound));
for (const file of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) await write(file, await textOf(file));
const { headers } = await fetch(url + paths.home);
await write(
  '_headers',
  [
    '/*',
    ...securityHeaders.flatMap((name) => (headers.has(name) ? [`  ${name}: ${headers.get(name) ?? ''}`] : [])),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    workerPath,
    '  Cache-Control: no-cache',
    '',
  ].join('\n'),
);
process.stdout.write(`${folder}: ${pages.size + 1} pages\n`);
process.kill(process.pid, 'SIGTERM');

/** Returns the paths of all public pages, detail pages included. */
async function publicPaths(): Promise<string[]> {
  const map = await textOf('/sitemap.xml');
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, pageUrl = '']) => new URL(pageUrl).pathname);
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(url + path);
  if (!response.ok && path !== paths.notFound) fail(`${path}: ${response.status}`);
  return response.text();
}

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  return process.exit(1);
}
