import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import type { BrowsingContext } from './browsing-context.ts';

type Send = Parameters<Parameters<Driver['exclusively']>[0]>[0];
type Size = { readonly width: number; readonly height: number };

/** The windows of one browser: opens, selects and sizes them. */
export class WindowHost {
  readonly #driver: Driver;
  /** The window that the browser starts with, which opens all others. */
  #opener = '';
  #selected = { handle: '', path: '' };

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async start(): Promise<void> {
    this.#opener = String(await this.#driver.exclusively((send) => send('GET', '/window')));
  }

  /** Returns all windows except the opener. */
  handles(): Promise<string[]> {
    return this.#driver.exclusively((send) => this.#handles(send));
  }

  /**
   * Opens a window without a toolbar, since one with a toolbar is never narrower than 447 px. A browser opens such a
   * window only on a click. Resolves to its handle.
   */
  open({ width, height }: Size): Promise<string> {
    return this.#driver.exclusively(async (send) => {
      const before = await this.#handles(send);
      await this.#select(send, this.#opener, []);
      const script = `
        const button = document.createElement('button');
        button.style = 'position:fixed;inset:0;width:100%;height:100%';
        button.onclick = () => { window.open('about:blank', '_blank', 'popup,width=${width},height=${height}').opener = null; button.remove(); };
        document.body.append(button);`;
      await send('POST', '/execute/sync', { script, args: [] });
      await send('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'opener',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: 50, y: 50 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const opened = (await this.#handles(send)).find((handle) => !before.includes(handle));
        if (opened !== undefined) return opened;
        await sleep(10);
      }
      throw new Error('No window opened.');
    });
  }

  /** Runs commands in a window or a frame, without others in between. */
  within<T>(context: BrowsingContext, run: (send: Send) => Promise<T>): Promise<T> {
    return this.#driver.exclusively(async (send) => {
      try {
        await this.#select(send, context.handle, context.path);
        return await run(send);
      } catch (error) {
        this.#selected = { handle: '', path: '' };
        throw error;
      }
    });
  }

  /** Resizes the page, not its window: the size of the window's frame is measured. */
  resize(context: BrowsingContext, { width, height }: Size): Promise<void> {
    return this.within(context.top, async (send) => {
      const measure = async () =>
        (await send('POST', '/execute/sync', {
          script: 'return { width: innerWidth, height: innerHeight };',
          args: [],
        })) as Size;
      const before = await measure();
      if (before.width === width && before.height === height) return;
      const frame = (await send('GET', '/window/rect')) as Size;
      await send('POST', '/window/rect', {
        width: width + frame.width - before.width,
        height: height + frame.height - before.height,
      });
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const now = await measure();
        if (now.width === width && now.height === height) return;
        await sleep(10);
      }
    });
  }

  close(context: BrowsingContext): Promise<void> {
    return this.within(context.top, async (send) => {
      await send('DELETE', '/window');
      this.#selected = { handle: '', path: '' };
    });
  }

  async #handles(send: Send): Promise<string[]> {
    return ((await send('GET', '/window/handles')) as string[]).filter((handle) => handle !== this.#opener);
  }

  async #select(send: Send, handle: string, path: readonly number[]): Promise<void> {
    const target = { handle, path: path.join() };
    if (this.#selected.handle !== target.handle) await send('POST', '/window', { handle });
    else if (this.#selected.path === target.path) return;
    else await send('POST', '/frame', { id: null });
    this.#selected = { handle: '', path: '' };
    for (const id of path) await send('POST', '/frame', { id });
    this.#selected = target;
  }
}
