import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BidiError } from '../bidi/messages.ts';

type Body = Readonly<Record<string, unknown>>;

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const firstProbeDelayMs = 500;
/** The second script may be lost, too. */
const probeTimeoutMs = 2_000;
const graceMs = 100;

/**
 * One WebKitWebDriver with its browser (https://www.w3.org/TR/webdriver2). Commands run one after another; those within
 * `exclusively` without others in between.
 */
export class Driver {
  readonly #process: ChildProcess;
  readonly #url: string;
  #session = '';
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** Starts a driver and a browser without a profile, whose traffic goes through `proxyPort`. */
  static async start(env: NodeJS.ProcessEnv, proxyPort: number): Promise<Driver> {
    const port = await freePort();
    const driver = new Driver(
      spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: ['ignore', 'ignore', 'ignore'] }),
      port,
    );
    await driver.#untilReady();
    const { sessionId } = (await driver.#send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          // A command must not wait for a page whose response a test holds.
          pageLoadStrategy: 'none',
          unhandledPromptBehavior: 'ignore',
          // The driver would start a timer in the page for each script: a fake clock never advances it.
          timeouts: { script: null },
          proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, sslProxy: `127.0.0.1:${proxyPort}` },
          'webkitgtk:browserOptions': { binary: process.env['WEBKIT_PATH'] || miniBrowser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    driver.#session = `/session/${sessionId}`;
    return driver;
  }

  /** Runs commands without others in between. */
  exclusively<T>(
    run: (send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body) => Promise<unknown>) => Promise<T>,
  ): Promise<T> {
    const result = this.#queue.then(() =>
      run((method, path, body) =>
        path === '/execute/sync'
          ? this.#script(this.#session + path, body)
          : this.#send(method, this.#session + path, body),
      ),
    );
    this.#queue = result.catch(() => undefined);
    return result;
  }

  stop(): void {
    this.#process.kill('SIGKILL');
  }

  async end(): Promise<void> {
    await Promise.race([this.#send('DELETE', this.#session).catch(() => undefined), sleep(2_000)]);
    this.stop();
  }

  /**
   * WebKit never responds to a script that runs while its page moves to another process. It responds to scripts in
   * order: if a later one gets its response first, the earlier one is lost with its document.
   */
  async #script(path: string, body?: Body): Promise<unknown> {
    const lost = new AbortController();
    const completed = new AbortController();
    const response = this.#send('POST', path, body, lost.signal).finally(() => completed.abort());
    void this.#isLost(path, completed.signal).then(
      (isLost) => isLost && lost.abort(new BidiError('no such frame', 'The document is gone.')),
    );
    return response;
  }

  /**
   * Sends further scripts until one gets a response, or `signal` reports that the first one did. Returns whether the
   * first one is lost.
   */
  async #isLost(path: string, signal: AbortSignal): Promise<boolean> {
    const wait = (ms: number) => sleep(ms, null, { signal }).catch(() => null);
    await wait(firstProbeDelayMs);
    while (!signal.aborted) {
      const hasResponse = await this.#send(
        'POST',
        path,
        { script: 'return true;', args: [] },
        AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
      ).catch(() => false);
      await wait(graceMs);
      if (hasResponse === true) return !signal.aborted;
    }
    return false;
  }

  async #send(method: string, path: string, body?: Body, signal?: AbortSignal): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new BidiError(error === 'no such window' ? 'no such frame' : error, message);
  }

  async #untilReady(): Promise<void> {
    const attempts = 200;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (
        await fetch(`${this.#url}/status`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await sleep(25);
    }
    throw new Error('WebKitWebDriver does not respond. Is webkit2gtk-driver installed?');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
