import { BidiError } from '../bidi/messages.ts';
import { BrowsingContext, type Drained, type PageEvent } from './browsing-context.ts';
import { runtimeSource } from './document.ts';
import { newId } from './new-id.ts';
import { PendingCalls } from './pending-calls.ts';
import type { WindowHost } from './window-host.ts';

/** The browser that contains the documents. */
type Host = {
  readonly windows: WindowHost;
  readonly emit: (method: string, params: object) => void;
  readonly add: (context: BrowsingContext, opener: BrowsingContext | null) => void;
  readonly remove: (context: BrowsingContext) => void;
  readonly preloadsOf: (context: BrowsingContext) => readonly string[];
  /**
   * Returns the navigation whose response is the document, once: another load of it, or one from a cache, is a separate
   * navigation.
   */
  readonly takeNavigation: (docId: string) => string | null | undefined;
  readonly startNavigation: (context: BrowsingContext, url: string) => string;
};

/** Follows the documents of pages and their frames, and reports what happens in them as events of BiDi. */
export class Documents {
  readonly calls = new PendingCalls();
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Drops the document of a page, with its frames and its pending calls. */
  dropDocument(context: BrowsingContext): void {
    for (const child of context.children.values()) this.#host.remove(child);
    context.children.clear();
    const { docId } = context;
    if (docId === null) return;
    context.docId = null;
    for (const realm of [docId, `${docId}/utility`]) this.#host.emit('script.realmDestroyed', { realm });
    this.calls.drop(docId);
  }

  /** Collects the events in a page since the last poll. */
  async poll(context: BrowsingContext): Promise<void> {
    const script =
      'return window.__engine ? window.__engine.drain() : { url: location.href, state: document.readyState };';
    try {
      const drained = await this.#host.windows.within(context, (send) =>
        send('POST', '/execute/sync', { script, args: [] }),
      );
      await this.#update(context, drained as Drained);
    } catch (error) {
      // While a page moves to another process, its window is missing for a moment: the next poll finds it.
      if (!(error instanceof BidiError)) throw error;
    }
  }

  async #update(context: BrowsingContext, drained: Drained): Promise<void> {
    if (drained.docId === undefined) {
      const isEmpty = !context.parent && (drained.url === 'about:blank' || drained.url === '');
      if (
        (isEmpty && (!context.hasDocument || (context.url !== 'about:blank' && !isNavigating(context)))) ||
        (context.isPlain && drained.state === 'complete') ||
        drained.isWritten
      )
        await this.addRuntime(context);
      return;
    }
    if (drained.docId !== context.docId) this.#commit(context, drained.docId, drained.url);
    if (drained.contextId !== context.id) await this.#setContextId(context);
    // Another poll may have found the next document meanwhile.
    if (drained.docId !== context.docId) return;
    if (context.url !== drained.url) {
      context.url = drained.url;
      this.#host.emit('browsingContext.historyUpdated', {
        context: context.id,
        url: drained.url,
        timestamp: Date.now(),
      });
    }
    this.#progress(context, drained);
    for (const event of drained.events ?? []) this.#report(context, drained.docId, event);
    await this.#updateFrames(context, drained.frames ?? []);
  }

  #progress(context: BrowsingContext, { state, isLoaded = false }: Drained): void {
    const payload = { context: context.id, navigation: null, timestamp: Date.now(), url: context.url };
    if (!context.isInteractive && state !== 'loading') {
      context.isInteractive = true;
      this.#host.emit('browsingContext.domContentLoaded', payload);
    }
    if (!context.isLoaded && isLoaded) {
      context.isLoaded = true;
      this.#host.emit('browsingContext.load', payload);
    }
  }

  async #updateFrames(context: BrowsingContext, frames: readonly (Drained | null)[]): Promise<void> {
    for (const [index, child] of context.children) {
      if (index < frames.length) continue;
      context.children.delete(index);
      this.#host.remove(child);
    }
    for (const [index, drained] of frames.entries()) {
      let child = context.children.get(index);
      if (!child) {
        child = new BrowsingContext(newId('context'), context.handle, context, index);
        context.children.set(index, child);
        this.#host.add(child, null);
      }
      if (drained) await this.#update(child, drained);
    }
  }

  /** Adds the runtime to a document without one. */
  async addRuntime(context: BrowsingContext): Promise<void> {
    const responseId = newId('document');
    const preloads = this.#host.preloadsOf(context).map((source) => `(${source})();`);
    const script = `if (window.__engine) return null; (${runtimeSource})(${JSON.stringify(responseId)}); ${preloads.join('\n')} return { docId: window.__engine.docId, url: location.href };`;
    const added = (await this.#host.windows.within(context, (send) =>
      send('POST', '/execute/sync', { script, args: [] }),
    )) as { docId: string; url: string } | null;
    context.isPlain = false;
    if (added) this.#commit(context, added.docId, added.url);
  }

  #commit(context: BrowsingContext, docId: string, url: string): void {
    // A window is empty until its first page loads, and for a moment while it moves to another process.
    const isFirst =
      !context.hasDocument && url === 'about:blank' && (context.pending === null || isNavigating(context));
    this.dropDocument(context);
    const navigation = this.#navigationOfDocument(context, docId, url, isFirst);
    Object.assign(context, {
      docId,
      url,
      pending: isFirst ? context.pending : null,
      isInteractive: false,
      isLoaded: false,
    });
    if (!isFirst)
      this.#host.emit('browsingContext.navigationCommitted', {
        context: context.id,
        navigation,
        url,
        timestamp: Date.now(),
      });
    this.#host.emit('script.realmCreated', { realm: docId, type: 'window', context: context.id, origin: url });
  }

  /** Sets the context id in a page, by which its parent identifies the window of a frame. */
  async #setContextId(context: BrowsingContext): Promise<void> {
    const script = 'if (window.__engine) window.__engine.contextId = arguments[0];';
    await this.#host.windows.within(context, (send) => send('POST', '/execute/sync', { script, args: [context.id] }));
  }

  #navigationOfDocument(context: BrowsingContext, docId: string, url: string, isFirst: boolean): string | null {
    if (isFirst) return null;
    return this.#host.takeNavigation(docId) ?? context.pending?.id ?? this.#host.startNavigation(context, url);
  }

  #report(context: BrowsingContext, docId: string, event: PageEvent): void {
    const source = { realm: docId, context: context.id };
    switch (event.kind) {
      case 'console':
        this.#host.emit('log.entryAdded', {
          type: 'console',
          level: event.method === 'warn' ? 'warn' : event.method,
          method: event.method,
          args: event.args,
          text: '',
          source,
          timestamp: Date.now(),
        });
        return;
      case 'error':
        // Loads that a navigation cancels are rejected in the page that is being left.
        if (isNavigating(context.top)) return;
        this.#host.emit('log.entryAdded', {
          type: 'javascript',
          level: 'error',
          text: event.text,
          source,
          timestamp: Date.now(),
        });
        return;
      case 'message':
        this.#host.emit('script.message', { channel: event.channel, data: event.data, source });
        return;
      case 'settled':
        this.calls.settle(docId, event.id, event.outcome);
    }
  }
}

const isNavigating = ({ pending }: BrowsingContext) => pending !== null && pending.url !== 'about:blank';
