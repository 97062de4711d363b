import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { StartupError } from '#server/startup-error.ts';
import { runCli } from '../ops/run-cli.ts';

/**
 * Serves the built Storybook, which no browser can open from disk, builds it first if it is missing, and opens it in
 * the browser. Links in reports expect `--port 6007`; `--no-browser` only prints the URL.
 */
const folder = 'storybook-static';

await runCli(open(process.argv.slice(2)));

async function open(args: readonly string[]): Promise<string> {
  const { port, isShown } = optionsOf(args);
  if (!existsSync(`${folder}/index.json`)) build();
  const { resolvedUrls } = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port, strictPort: true, open: isShown },
  }).catch((error: Error) => {
    throw new StartupError(error.message);
  });
  return `${resolvedUrls?.local[0] ?? ''} (Ctrl+C ends it)`;
}

function optionsOf(args: readonly string[]): { port: number; isShown: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '6007' }, 'no-browser': { type: 'boolean', default: false } },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new StartupError(`--port takes a number up to 65535, not ${values.port}.`);
    return { port: Number(values.port), isShown: !values['no-browser'] };
  } catch (error) {
    if (error instanceof TypeError) throw new StartupError(error.message);
    throw error;
  }
}

function build(): void {
  const { status } = spawnSync('npm', ['run', 'build-storybook'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new StartupError('The Storybook cannot be built; the messages above say why.');
}
