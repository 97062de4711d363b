import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright/test';
import { putEmptyPglite } from '#tests/server/lib/empty-pglite.ts';
import { expect, test as journey } from './test.ts';

/** Extends the tests with a service worker and a separate site: each file that uses them gets its own. */
export function journeyOffline() {
  const test = journey.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const site = await runSite();
        await use(site);
        await site.remove();
      },
      // Copying the built site and starting its server may take longer than a test, on a busy machine.
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });
  // A reused context would keep the worker and its caches.
  test.use({ serviceWorkers: 'allow', reuseContext: false });
  return test;
}

type Site = Awaited<ReturnType<typeof runSite>>;

/**
 * Runs a copy of the built site with a separate server, which can be stopped, restarted at the same URL, and given
 * another release.
 */
async function runSite() {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  const built = resolve(import.meta.dirname, '../../../dist');
  const site = join(folder, 'site');
  await cp(join(built, 'site'), site, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await symlink(join(built, 'render'), join(folder, 'render'));
  const port = await freePort();
  const { PATH, HOME } = process.env;
  let server: ReturnType<typeof spawn> | undefined;

  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, [join(built, 'server/main.js')], {
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        SITE_DIR: site,
        SIGN_IN_RATE_PER_MINUTE: '100000',
        RENDER_RATE_PER_MINUTE: '100000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((ready, failed) => {
      lines.on('line', (line) => line.includes('"listening"') && ready());
      child.once('close', () => failed(new Error('The server ended before it was ready.')));
    });
  }

  async function stop(): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    server.kill('SIGCONT');
    await ended;
  }

  await putEmptyPglite(join(folder, 'data/pglite'));
  await start();
  return {
    /** Makes the server accept calls without responding, until it is resumed. */
    hang: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    url: `http://127.0.0.1:${port}`,
    start,
    stop,
    /** Deploys the next release: all chunks under other names, and none of the previous release. */
    async release(): Promise<void> {
      await stop();
      await renameCode(site);
      await start();
    },
    async remove(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Resolves once the open page and all chunks of its release are cached. */
export async function waitUntilCached(page: Page): Promise<void> {
  const isCached = async () => {
    const script = await (await fetch('/sw.js')).text();
    const files = [...new Set(script.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)), location.pathname];
    const stored = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
    return files.length > 40 && stored.every((file) => file !== undefined);
  };
  await expect.poll(() => page.evaluate(isCached), { timeout: 20_000 }).toBe(true);
}

/**
 * Returns the cached URLs, by cache. Call it only after deletions of caches are done: it would create a deleted cache
 * again, empty.
 */
export const cachedUrls = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(
      async (name) =>
        [
          name.replace(/ .*/, ''),
          (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length)),
        ] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  });

/** Returns everything that is cached, as text. */
export const cachedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const stored = await Promise.all(
      places.map(async (cache) =>
        Promise.all((await cache.keys()).map(async (request) => [request, await cache.match(request)] as const)),
      ),
    );
    return Promise.all(
      stored
        .flat()
        .map(
          async ([request, answer]) => `${request.url} ${JSON.stringify([...request.headers])} ${await answer?.text()}`,
        ),
    );
  });

/** Returns the states of the active and the waiting worker; null if there is none. */
export const workersOn = (page: Page): Promise<{ active: string | null; waiting: string | null } | null> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration
      ? { active: registration.active?.state ?? null, waiting: registration.waiting?.state ?? null }
      : null;
  });

async function renameCode(site: string): Promise<void> {
  const assets = join(site, 'assets');
  const names = (await readdir(assets)).filter((name) => /(?:-[\w-]{7,8}|^[\w-]{8})\.js$/.test(name));
  const pattern = new RegExp(names.map((name) => basename(name, '.js').replaceAll(/[.$-]/g, '\\$&')).join('|'), 'g');
  const later = (name: string) => `${name}-2`;
  const texts = [
    ...names.map((name) => join(assets, name)),
    ...(await readdir(assets)).filter((name) => name.startsWith('index-')).map((name) => join(assets, name)),
    join(site, 'index.html'),
    join(site, 'sw.js'),
    join(site, '.vite/manifest.json'),
  ];
  for (const file of new Set(texts))
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replaceAll(pattern, later).replace(/id:"(\w+)"/, 'id:"next$1"'),
    );
  await Promise.all(names.map((name) => rename(join(assets, name), join(assets, `${basename(name, '.js')}-2.js`))));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
