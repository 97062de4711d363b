import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lockFolder } from '#server/db/folder-lock.ts';
import { silent } from '#server/log.ts';
import { preparedInstallation } from '../lib/process.ts';

let installation: Awaited<ReturnType<typeof preparedInstallation>>;
beforeEach(async () => {
  installation = await preparedInstallation();
});
afterEach(() => installation.remove());

const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** Creates a project with our `npm start`, whose start script runs the built server without building the site first. */
function newProject(folder: string): string {
  const { start } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }));
  writeFileSync(join(folder, 'scripts/start.ts'), `await import('${pathToFileURL('dist/server/main.js').href}');\n`);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('SIGTERM to npm start ends the server, which completes its shutdown before npm ends', async () => {
  const { settings } = installation;
  const npm = spawn('npm', ['start'], {
    cwd: newProject(join(installation.folder, 'project')),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(npm, 'exit');
  let output = '';
  npm.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  while (!output.includes('"listening"'))
    await Promise.race([once(npm.stdout, 'data'), exited.then(() => Promise.reject(new Error(output)))]);
  const url = /"url":"([^"]+)"/.exec(output)?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await exited;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  (await lockFolder(settings.DATA_DIR, { log: silent, timeoutMs: 0 }))();
});
