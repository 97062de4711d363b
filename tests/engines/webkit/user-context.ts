import { setTimeout as sleep } from 'node:timers/promises';
import { BidiError } from '../bidi/messages.ts';
import { BrowsingContext, type Drained, type PageEvent } from './browsing-context.ts';
import { runtimeSource } from './document.ts';
import { Driver } from './driver.ts';
import type { Evaluated } from './evaluated.ts';
import { Network } from './network.ts';
import { startProxy } from './proxy.ts';
import { WindowHost } from './window-host.ts';

export type Emit = (method: string, params: object) => void;
export type Size = { readonly width: number; readonly height: number };
type Call = { /** The document whose handles the call has, if it has any. */ readonly docId: string | null; readonly source: string; readonly options: object; readonly evaluated: readonly Evaluated[] };

const pollIntervalMs = 15;
const earlyLooks = 3;
/** Of windows that no command was for lately. */
const backgroundIntervalMs = 150;
const adoptTimeoutMs = 5_000;

let count = 0;
const newId = (kind: string) => `${kind}-${(count += 1)}`;

/** A browser of its own for each user context: its windows, their documents and what happens there, told as events of BiDi. */
export class UserContext {
  readonly id: string;
  readonly network: Network;
  readonly contexts = new Map<string, BrowsingContext>();
  viewport: Size = { width: 1280, height: 720 };
  readonly #emit: Emit;
  readonly #calls = new Map<string, { resolve: (outcome: object) => void; reject: (error: Error) => void }>();
  readonly #preloads = new Map<string, { source: string; contexts: readonly string[] | null }>();
  readonly #committed = new Set<string>();
  #browser: Promise<{ driver: Driver; windows: WindowHost; close: () => void }> | null = null;
  #foreground: BrowsingContext | null = null;
  #isOver = false;

  constructor(id: string, emit: Emit) {
    this.id = id;
    this.#emit = emit;
    this.network = new Network(emit, {
      contextOf: (exchange) => this.#contextOfRequest(exchange.url, exchange.headers['referer'], exchange.destination),
      preloadsOf: (context) => this.#preloadsOf(context),
      newId,
    });
  }

  /** Starts the browser. Called ahead of the first window, it makes that one quicker. */
  start(env: NodeJS.ProcessEnv): void {
    this.#browser ??= this.#start(env);
    this.#browser.catch(() => undefined);
  }

  async #start(env: NodeJS.ProcessEnv) {
    const { port, close } = await startProxy(this.network);
    const driver = await Driver.start(env, port);
    const windows = new WindowHost(driver);
    await windows.start();
    void this.#poll(windows);
    return { driver, windows, close };
  }

  async end(): Promise<void> {
    this.#isOver = true;
    for (const context of this.contexts.values()) if (!context.parent) this.#remove(context);
    const { driver, close } = (await this.#browser?.catch(() => null)) ?? {};
    await driver?.end();
    close?.();
  }

  async windows(): Promise<WindowHost> {
    if (!this.#browser) throw new Error('The browser was not started.');
    return (await this.#browser).windows;
  }

  /** Opens an empty page. */
  async create(): Promise<BrowsingContext> {
    const windows = await this.windows();
    this.#isOpening = true;
    const handle = await windows.open(this.viewport).finally(() => (this.#isOpening = false));
    const context = this.#add(new BrowsingContext(newId('context'), handle), null);
    await windows.resize(context, this.viewport);
    await this.#adopt(windows, context);
    return context;
  }

  #isOpening = false;

  /** Marks the page whose windows, requests and events come first. */
  use(context: BrowsingContext): void {
    this.#foreground = context.top;
  }

  addPreload(source: string, contexts: readonly string[] | null, id = newId('preload')): string {
    this.#preloads.set(id, { source, contexts });
    return id;
  }

  removePreload = (id: string): boolean => this.#preloads.delete(id);

  #preloadsOf = (context: BrowsingContext | null): string[] =>
    [...this.#preloads.values()].filter(({ contexts }) => contexts === null || (context !== null && contexts.includes(context.top.id))).map(({ source }) => source);

  newNavigation = (): string => newId('navigation');

  startNavigation(context: BrowsingContext, address: string): string {
    const [id, url] = [this.newNavigation(), new URL(address).href];
    context.pending = { id, url };
    this.#emit('browsingContext.navigationStarted', { context: context.id, navigation: id, url, timestamp: Date.now() });
    return id;
  }

  /** Calls a function in a page, in its only world. Resolves once its promise has settled. */
  async call(context: BrowsingContext, { docId, source, options, evaluated }: Call): Promise<object> {
    const windows = await this.windows();
    const script = `
      const engine = window.__engine;
      if (!engine) return { missing: true };
      if (arguments[2] !== null && arguments[2] !== engine.docId) return { stale: true };
      const add = (index, make) => engine.sources.set(arguments[1][index], make);
      ${evaluated.map((each, index) => `add(${index}, ${each.source});`).join('\n')}
      return { docId: engine.docId, ...engine.call(() => (${source}\n), arguments[0]) };`;
    const startedAt = Date.now();
    while (Date.now() - startedAt < adoptTimeoutMs) {
      const outcome = (await windows.within(context, (send) => send('POST', '/execute/sync', { script, args: [options, evaluated.map(({ text }) => text), docId] }))) as { missing?: boolean; stale?: boolean; docId: string; pending?: number };
      if (outcome.stale) {
        // The client hears of the new document first, and then that its handles are gone.
        await this.#look(windows, context.top);
        throw new BidiError('no such handle', `The document ${docId} is gone.`);
      }
      if (!outcome.missing) return outcome.pending === undefined ? outcome : await this.#settled(windows, context, `${outcome.docId}:${outcome.pending}`);
      await this.#look(windows, context.top);
      await sleep(pollIntervalMs);
    }
    throw new BidiError('no such frame', `There is no document in ${context.id}.`);
  }

  /** Most promises settle at once: a look or two comes ahead of the next poll. */
  async #settled(windows: WindowHost, context: BrowsingContext, key: string): Promise<object> {
    const settled = new Promise<object>((resolve, reject) => this.#calls.set(key, { resolve, reject }));
    settled.catch(() => undefined);
    for (let look = 0; look < earlyLooks && this.#calls.has(key); look += 1) {
      await sleep(look);
      await this.#look(windows, context.top);
    }
    return settled;
  }

  async #poll(windows: WindowHost): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      await sleep(pollIntervalMs);
      const isForAll = turn % (backgroundIntervalMs / pollIntervalMs) === 0;
      try {
        if (isForAll) await this.followWindows();
        for (const context of this.contexts.values()) {
          if (!context.parent && (isForAll || context === this.#foreground)) await this.#look(windows, context);
        }
      } catch (error) {
        if (!this.#isOver) process.stderr.write(`webkit: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
  }

  /** Windows that pages have opened or closed themselves. */
  async followWindows(): Promise<void> {
    const windows = await this.windows();
    if (this.#isOpening) return;
    const handles = await windows.handles();
    if (this.#isOpening) return;
    const known = [...this.contexts.values()].filter(({ parent }) => !parent);
    for (const context of known) if (!handles.includes(context.handle)) this.#remove(context);
    for (const handle of handles) {
      if (known.some((context) => context.handle === handle)) continue;
      const context = this.#add(new BrowsingContext(newId('context'), handle), this.#foreground);
      this.#foreground = context;
    }
  }

  #add(context: BrowsingContext, opener: BrowsingContext | null): BrowsingContext {
    this.contexts.set(context.id, context);
    this.#emit('browsingContext.contextCreated', {
      context: context.id,
      parent: context.parent?.id ?? null,
      url: context.url,
      userContext: this.id,
      originalOpener: opener?.id ?? null,
      children: null,
      clientWindow: context.top.handle,
    });
    return context;
  }

  #remove(context: BrowsingContext): void {
    if (!this.contexts.has(context.id)) return;
    this.#leave(context);
    this.contexts.delete(context.id);
    if (this.#foreground === context) this.#foreground = [...this.contexts.values()].findLast(({ parent }) => !parent) ?? null;
    this.#emit('browsingContext.contextDestroyed', { context: context.id, parent: context.parent?.id ?? null, url: context.url, userContext: this.id, children: null, clientWindow: context.handle });
  }

  /** The document of a page is gone, with its frames and the calls that it has not answered. */
  #leave(context: BrowsingContext): void {
    for (const child of context.children.values()) this.#remove(child);
    context.children.clear();
    const { docId } = context;
    if (docId === null) return;
    context.docId = null;
    for (const realm of [docId, `${docId}/utility`]) this.#emit('script.realmDestroyed', { realm });
    for (const [key, { reject }] of this.#calls) {
      if (!key.startsWith(`${docId}:`)) continue;
      this.#calls.delete(key);
      reject(new BidiError('no such frame', 'The document is gone.'));
    }
  }

  /** Sees what has happened in a page since the last look. */
  async #look(windows: WindowHost, context: BrowsingContext): Promise<void> {
    const script = 'return window.__engine ? window.__engine.drain() : { url: location.href, state: document.readyState };';
    try {
      const drained = await windows.within(context, (send) => send('POST', '/execute/sync', { script, args: [] }));
      await this.#update(windows, context, drained as Drained);
    } catch (error) {
      if (error instanceof BidiError && error.code === 'no such frame') this.#remove(context);
      else if (!(error instanceof BidiError)) throw error;
    }
  }

  async #update(windows: WindowHost, context: BrowsingContext, drained: Drained): Promise<void> {
    if (drained.docId === undefined) {
      const isEmpty = !context.parent && (drained.url === 'about:blank' || drained.url === '');
      if ((isEmpty && (!context.isHere || context.url !== 'about:blank')) || (context.isPlain && drained.state === 'complete')) await this.#adopt(windows, context);
      return;
    }
    if (drained.docId !== context.docId) await this.#commit(windows, context, drained.docId, drained.url);
    if (context.url !== drained.url) {
      context.url = drained.url;
      this.#emit('browsingContext.historyUpdated', { context: context.id, url: drained.url, timestamp: Date.now() });
    }
    this.#progress(context, drained);
    for (const event of drained.events ?? []) this.#report(context, drained.docId, event);
    await this.#updateFrames(windows, context, drained.frames ?? []);
  }

  #progress(context: BrowsingContext, { state, isLoaded = false }: Drained): void {
    const told = { context: context.id, navigation: null, timestamp: Date.now(), url: context.url };
    if (!context.isInteractive && state !== 'loading') {
      context.isInteractive = true;
      this.#emit('browsingContext.domContentLoaded', told);
    }
    if (!context.isLoaded && isLoaded) {
      context.isLoaded = true;
      this.#emit('browsingContext.load', told);
    }
  }

  async #updateFrames(windows: WindowHost, context: BrowsingContext, frames: readonly (Drained | null)[]): Promise<void> {
    for (const [index, child] of context.children) {
      if (index < frames.length) continue;
      context.children.delete(index);
      this.#remove(child);
    }
    for (const [index, drained] of frames.entries()) {
      let child = context.children.get(index);
      if (!child) {
        child = new BrowsingContext(newId('context'), context.handle, context, index);
        context.children.set(index, child);
        this.#add(child, null);
      }
      if (drained) await this.#update(windows, child, drained);
    }
  }

  /** A document without a runtime gets it now. */
  async #adopt(windows: WindowHost, context: BrowsingContext): Promise<void> {
    const docId = newId('document');
    const preloads = this.#preloadsOf(context).map((source) => `(${source})();`);
    const script = `if (window.__engine) return null; (${runtimeSource})(${JSON.stringify(docId)}); ${preloads.join('\n')} return location.href;`;
    const url = await windows.within(context, (send) => send('POST', '/execute/sync', { script, args: [] }));
    context.isPlain = false;
    if (typeof url === 'string') await this.#commit(windows, context, docId, url);
  }

  async #commit(windows: WindowHost, context: BrowsingContext, docId: string, url: string): Promise<void> {
    const isFirst = !context.isHere && context.pending === null && url === 'about:blank';
    this.#leave(context);
    const navigation = this.#navigationOfDocument(context, docId, url, isFirst);
    Object.assign(context, { docId, url, pending: null, isInteractive: false, isLoaded: false });
    this.#committed.add(docId);
    await windows.within(context, (send) => send('POST', '/execute/sync', { script: 'if (window.__engine) window.__engine.contextId = arguments[0];', args: [context.id] }));
    if (!isFirst) this.#emit('browsingContext.navigationCommitted', { context: context.id, navigation, url, timestamp: Date.now() });
    this.#emit('script.realmCreated', { realm: docId, type: 'window', context: context.id, origin: url });
  }

  #navigationOfDocument(context: BrowsingContext, docId: string, url: string, isFirst: boolean): string | null {
    if (isFirst) return null;
    // One that was here before comes from the back/forward cache: without a request, as a navigation of its own.
    const known = this.#committed.has(docId) ? undefined : this.network.navigationOf(docId);
    return known ?? context.pending?.id ?? this.startNavigation(context, url);
  }

  #report(context: BrowsingContext, docId: string, event: PageEvent): void {
    const source = { realm: docId, context: context.id };
    switch (event.kind) {
      case 'console':
        this.#emit('log.entryAdded', { type: 'console', level: event.method === 'warn' ? 'warn' : event.method, method: event.method, args: event.args, text: '', source, timestamp: Date.now() });
        return;
      case 'error':
        this.#emit('log.entryAdded', { type: 'javascript', level: 'error', text: event.text, source, timestamp: Date.now() });
        return;
      case 'message':
        this.#emit('script.message', { channel: event.channel, data: event.data, source });
        return;
      case 'settled': {
        const key = `${docId}:${event.id}`;
        this.#calls.get(key)?.resolve({ docId, ...event.outcome });
        this.#calls.delete(key);
      }
    }
  }

  /** Requests do not say which page makes them: a navigation is that of the page on its way there, any other one that of the page it names as its referrer. */
  async #contextOfRequest(url: string, referrer: string | undefined, destination: string): Promise<BrowsingContext | null> {
    const same = (one: string, other: string | undefined) => other !== undefined && one.split('#')[0] === other.split('#')[0];
    const tops = () => [...this.contexts.values()].filter(({ parent }) => !parent);
    if (destination === 'document') {
      const waiting = tops().find(({ pending }) => pending !== null && same(pending.url, url));
      if (waiting) return waiting;
      await this.followWindows();
      const empty = tops().findLast(({ url: shown, pending }) => shown === 'about:blank' && pending === null);
      if (empty) return empty;
    }
    return tops().findLast((context) => same(context.pending?.url ?? context.url, referrer) || same(context.url, referrer)) ?? this.#foreground ?? tops().at(-1) ?? null;
  }
}
