import { errorOf, eventOf, successOf, type Command } from '../bidi/messages.ts';
import { onText, waitForClient } from '../bidi/serve.ts';
import { Browser } from './browser.ts';
import { commandsOf } from './commands/index.ts';
import { startDisplay } from './display.ts';

/** Serves WebKitGTK over WebDriver BiDi for one client, until it disconnects. */
const env = await startDisplay();
const client = await waitForClient();
const browser = new Browser(env, (method, params) => client.send(eventOf(method, params)));
const run = commandsOf(browser);

onText(client, (text) => void respond(JSON.parse(text)));
client.on('close', () => void end());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());

async function respond({ id, method, params }: Command): Promise<void> {
  try {
    client.send(successOf(id, await run(method, params)));
  } catch (error) {
    client.send(errorOf(id, error));
  }
  if (method === 'browser.close') await end();
}

async function end(): Promise<void> {
  await browser.end();
  process.exit();
}
