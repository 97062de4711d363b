import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { WebSocket } from 'ws';
import { insertTextScript } from '../bidi/insert-text.ts';
import { errorOf, BidiError, successOf, type Command } from '../bidi/messages.ts';
import { onText, waitForClient } from '../bidi/serve.ts';

/**
 * Starts Firefox as Playwright expects it: relays WebDriver BiDi, and responds itself to the one command that
 * Playwright sends for every context and Firefox ESR does not support. Preferences replace it
 * (`tools/browsers/engine.ts`).
 */
const firefox = spawn(process.env['FIREFOX_PATH'] || 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
/** The id of the command that this bridge sends itself: Playwright counts from 1. */
const ownCommand = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('close', (code) => process.exit(code ?? 1));

const browser = new WebSocket(`${await listening(firefox.stderr)}/session`);
await once(browser, 'open');
const client = await waitForClient();
onText(browser, forwardToClient);
onText(client, forwardToBrowser);
client.on('close', () => firefox.kill());

function forwardToBrowser(message: string): void {
  const { id, method, params }: Command = JSON.parse(message);
  if (method !== 'emulation.setMediaFeaturesOverride') {
    browser.send(message);
    if (method === 'session.new')
      browser.send(
        JSON.stringify({
          id: ownCommand,
          method: 'script.addPreloadScript',
          params: { functionDeclaration: insertTextScript },
        }),
      );
    return;
  }
  client.send(
    isDefault(params['features'])
      ? successOf(id, {})
      : errorOf(id, new BidiError('unsupported operation', 'Firefox ESR does not emulate media features.')),
  );
}

/** Withholds the response to the command that this bridge sent, which Playwright does not know. */
function forwardToClient(message: string): void {
  if (JSON.parse(message).id !== ownCommand) client.send(message);
}

/** Playwright requests a light color scheme unless a test sets another one. */
const isDefault = (features: unknown) =>
  Object.entries(features ?? {}).every(([name, value]) => name === 'prefers-color-scheme' && value !== 'dark');

/** Resolves to the URL that Firefox prints, and continues to read, since a full pipe would block it. */
function listening(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    output.once('end', () => reject(new Error('Firefox ended before it listened.')));
    createInterface({ input: output }).on('line', (line) => {
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
  });
}
