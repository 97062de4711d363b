import { setTimeout as sleep } from 'node:timers/promises';
import { BidiError } from '../bidi/messages.ts';
import { BrowsingContext } from './browsing-context.ts';
import { Documents } from './documents.ts';
import { Driver } from './driver.ts';
import type { Evaluated } from './evaluated.ts';
import { Network } from './network.ts';
import { newId } from './new-id.ts';
import { startProxy } from './proxy.ts';
import { WindowHost } from './window-host.ts';

export type Emit = (method: string, params: object) => void;
export type Size = { readonly width: number; readonly height: number };
type Call = {
  /** The documents whose handles the call has: a client that was not notified of a navigation yet may mix them. */ readonly docIds: readonly string[];
  readonly source: string;
  readonly options: object;
  readonly evaluated: readonly Evaluated[];
};

type Outcome = {
  readonly missing?: boolean;
  readonly stale?: boolean;
  readonly docId: string;
  readonly pending?: number;
};

type Started = {
  readonly driver: Driver;
  readonly windows: WindowHost;
  readonly documents: Documents;
  readonly close: () => void;
};

const pollIntervalMs = 15;
const earlyPolls = 3;
/** Poll interval of windows without a recent command. */
const backgroundIntervalMs = 150;
const runtimeTimeoutMs = 5_000;
/** While a page moves to another process, its window is missing from the list. */
const maxMissedPolls = 2;

/** A separate browser for each user context: its windows, their documents and events, reported as events of BiDi. */
export class UserContext {
  readonly id: string;
  readonly network: Network;
  readonly contexts = new Map<string, BrowsingContext>();
  viewport: Size = { width: 1280, height: 720 };
  readonly #emit: Emit;
  readonly #preloads = new Map<string, { source: string; contexts: readonly string[] | null }>();
  #browser: Promise<Started> | null = null;
  #documents: Documents | null = null;
  #isOpening = false;
  #foreground: BrowsingContext | null = null;
  #isOver = false;

  constructor(id: string, emit: Emit) {
    this.id = id;
    // A client gets no events after its context is removed: it would wait for a page that is created then.
    this.#emit = (method, params) => void (this.#isOver || emit(method, params));
    this.network = new Network(this.#emit, {
      contextOf: (exchange) => this.#contextOfRequest(exchange.url, exchange.headers['referer'], exchange.destination),
      preloadsOf: (context) => this.#preloadsOf(context),
    });
  }

  /** Starts the browser. Calling it before the first window makes that window faster. */
  start(env: NodeJS.ProcessEnv): void {
    this.#browser ??= this.#start(env);
    this.#browser.catch(() => undefined);
  }

  async #start(env: NodeJS.ProcessEnv) {
    const { port, close } = await startProxy(this.network);
    const driver = await Driver.start(env, port);
    const windows = new WindowHost(driver);
    await windows.start();
    const documents = new Documents({
      windows,
      emit: this.#emit,
      add: (context, opener) => void this.#add(context, opener),
      remove: (context) => this.#remove(context),
      preloadsOf: (context) => this.#preloadsOf(context),
      takeNavigation: this.network.takeNavigation,
      startNavigation: (context, url) => this.startNavigation(context, url),
    });
    this.#documents = documents;
    void this.#poll(documents);
    return { driver, windows, documents, close };
  }

  async end(): Promise<void> {
    for (const context of this.contexts.values()) if (!context.parent) this.#remove(context);
    this.#isOver = true;
    const { driver, close } = (await this.#browser?.catch(() => null)) ?? {};
    await driver?.end();
    close?.();
  }

  windows = async (): Promise<WindowHost> => (await this.#started()).windows;

  #started(): Promise<Started> {
    if (!this.#browser) throw new Error('The browser was not started.');
    return this.#browser;
  }

  /** Opens an empty page. */
  async create(): Promise<BrowsingContext> {
    const { windows, documents } = await this.#started();
    this.#isOpening = true;
    const handle = await windows.open(this.viewport).finally(() => (this.#isOpening = false));
    const context = this.#add(new BrowsingContext(newId('context'), handle), null);
    await windows.resize(context, this.viewport);
    await documents.addRuntime(context);
    return context;
  }

  /** Marks the page whose windows, requests and events are polled first. */
  use(context: BrowsingContext): void {
    this.#foreground = context.top;
  }

  addPreload(source: string, contexts: readonly string[] | null, id = newId('preload')): string {
    this.#preloads.set(id, { source, contexts });
    return id;
  }

  removePreload = (id: string): boolean => this.#preloads.delete(id);

  #preloadsOf = (context: BrowsingContext | null): string[] =>
    [...this.#preloads.values()]
      .filter(({ contexts }) => contexts === null || (context !== null && contexts.includes(context.top.id)))
      .map(({ source }) => source);

  newNavigation = (): string => newId('navigation');

  startNavigation(context: BrowsingContext, requestedUrl: string): string {
    const [id, url] = [this.newNavigation(), new URL(requestedUrl).href];
    context.pending = { id, url };
    this.#emit('browsingContext.navigationStarted', {
      context: context.id,
      navigation: id,
      url,
      timestamp: Date.now(),
    });
    return id;
  }

  /** Calls a function in a page. Resolves once its promise has settled. */
  async call(context: BrowsingContext, { docIds, source, options, evaluated }: Call): Promise<object> {
    const { windows, documents } = await this.#started();
    const script = `
      const engine = window.__engine;
      if (!engine) return { missing: true };
      if (arguments[2].some((docId) => docId !== engine.docId)) return { stale: true };
      const add = (index, make) => engine.sources.set(arguments[1][index], make);
      ${evaluated.map((each, index) => `add(${index}, ${each.source});`).join('\n')}
      return { docId: engine.docId, ...engine.call(() => (${source}\n), arguments[0]) };`;
    const startedAt = Date.now();
    while (Date.now() - startedAt < runtimeTimeoutMs) {
      const args = [options, evaluated.map(({ text }) => text), docIds];
      const outcome = (await windows
        .within(context, (send) => send('POST', '/execute/sync', { script, args }))
        .catch((error: unknown) => this.#duringNavigation(context, error, docIds))) as Outcome;
      if (outcome.stale) {
        // The client is notified of the new document before it learns that its handles are invalid.
        await documents.poll(context.top);
        throw new BidiError('no such handle', `The document is gone: ${docIds.join()}.`);
      }
      if (!outcome.missing)
        return outcome.pending === undefined
          ? outcome
          : await settled(documents, context, outcome.docId, outcome.pending);
      await documents.poll(context.top);
      await sleep(pollIntervalMs);
    }
    throw new BidiError('no such frame', `There is no document in ${context.id}.`);
  }

  /** A page that moves to another process has no window for a moment, or loses a script with its document. */
  #duringNavigation(
    context: BrowsingContext,
    error: unknown,
    docIds: readonly string[],
  ): { missing: true } | { stale: true } {
    if (!(error instanceof BidiError) || error.code !== 'no such frame' || !this.contexts.has(context.id)) throw error;
    return docIds.length === 0 ? { missing: true } : { stale: true };
  }

  async #poll(documents: Documents): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      await sleep(pollIntervalMs);
      const includesBackground = turn % (backgroundIntervalMs / pollIntervalMs) === 0;
      try {
        if (includesBackground) await this.followWindows();
        for (const context of this.contexts.values()) {
          if (!context.parent && (includesBackground || context === this.#foreground)) await documents.poll(context);
        }
      } catch (error) {
        if (!this.#isOver) process.stderr.write(`webkit: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
  }

  /** Detects windows that pages have opened or closed themselves. */
  async followWindows(): Promise<void> {
    const windows = await this.windows();
    if (this.#isOpening) return;
    const handles = await windows.handles();
    if (this.#isOpening) return;
    const windowContexts = [...this.contexts.values()].filter(({ parent }) => !parent);
    for (const context of windowContexts) {
      context.missedPolls = handles.includes(context.handle) ? 0 : context.missedPolls + 1;
      if (context.missedPolls >= maxMissedPolls) this.#remove(context);
    }
    for (const handle of handles) {
      if (windowContexts.some((context) => context.handle === handle)) continue;
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
    this.#documents?.dropDocument(context);
    this.contexts.delete(context.id);
    if (this.#foreground === context)
      this.#foreground = [...this.contexts.values()].findLast(({ parent }) => !parent) ?? null;
    this.#emit('browsingContext.contextDestroyed', {
      context: context.id,
      parent: context.parent?.id ?? null,
      url: context.url,
      userContext: this.id,
      children: null,
      clientWindow: context.handle,
    });
  }

  /**
   * Requests do not name their page: a navigation belongs to the page that is navigating there, any other request to
   * the page in its referrer.
   */
  async #contextOfRequest(
    url: string,
    referrer: string | undefined,
    destination: string,
  ): Promise<BrowsingContext | null> {
    const same = (one: string, other: string | undefined) =>
      other !== undefined && one.split('#')[0] === other.split('#')[0];
    const tops = () => [...this.contexts.values()].filter(({ parent }) => !parent);
    if (destination === 'document') {
      const waiting = tops().find(({ pending }) => pending !== null && same(pending.url, url));
      if (waiting) return waiting;
      // While a page moves to another process, its window is missing for a moment: the page is still known.
      await this.followWindows().catch(() => undefined);
      const empty = tops().findLast(({ url: shown, pending }) => shown === 'about:blank' && pending === null);
      if (empty) return empty;
    }
    return (
      tops().findLast(
        (context) => same(context.pending?.url ?? context.url, referrer) || same(context.url, referrer),
      ) ??
      this.#foreground ??
      tops().at(-1) ??
      null
    );
  }
}

/** Most promises settle at once: polls once or twice before the next interval. */
async function settled(documents: Documents, context: BrowsingContext, docId: string, id: number): Promise<object> {
  const outcome = documents.calls.add(docId, id);
  for (let attempt = 0; attempt < earlyPolls && documents.calls.has(docId, id); attempt += 1) {
    await sleep(attempt);
    await documents.poll(context.top);
  }
  return outcome;
}
