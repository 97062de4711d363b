import type { BrowsingContext } from './browsing-context.ts';
import { withRuntime } from './document.ts';
import type { Answer, Decision, Exchange, ProxyListener } from './proxy.ts';

type Site = {
  contextOf: (exchange: Exchange) => Promise<BrowsingContext | null>;
  preloadsOf: (context: BrowsingContext | null) => readonly string[];
  newId: (kind: string) => string;
};
type Known = { readonly context: BrowsingContext | null; readonly navigation: string | null };

/** The number of latest response bodies that a test may request. */
const maxBodies = 300;

/** Reports the traffic of one browser as BiDi's network events; a client may hold, answer or fail each request. */
export class Network implements ProxyListener {
  readonly #emit: (method: string, params: object) => void;
  readonly #site: Site;
  readonly #known = new Map<string, Known>();
  readonly #held = new Map<string, (decision: Decision) => void>();
  readonly #bodies = new Map<string, Buffer>();
  readonly #navigations = new Map<string, string | null>();
  /** Ids of intercepts, with their pages; null for all pages. */
  readonly intercepts = new Map<string, readonly string[] | null>();

  constructor(emit: (method: string, params: object) => void, site: Site) {
    this.#emit = emit;
    this.#site = site;
  }

  takeNavigation = (docId: string): string | null | undefined => {
    const answerId = docId.replace(/@.*$/, '');
    const navigation = this.#navigations.get(answerId);
    this.#navigations.delete(answerId);
    return navigation;
  };

  bodyOf = (id: string): Buffer | undefined => this.#bodies.get(id);

  /** Decides a held request. Returns whether it was held. */
  decide(id: string, decision: Decision): boolean {
    const resolve = this.#held.get(id);
    this.#held.delete(id);
    resolve?.(decision);
    return resolve !== undefined;
  }

  onRequest = async (exchange: Exchange): Promise<Decision> => {
    const context = await this.#site.contextOf(exchange);
    const isDocument = exchange.destination === 'document';
    if (context && isDocument && context.pending === null) {
      context.pending = { id: this.#site.newId('navigation'), url: exchange.url };
      this.#emit('browsingContext.navigationStarted', { context: context.id, navigation: context.pending.id, url: exchange.url, timestamp: Date.now() });
    }
    const known = { context, navigation: isDocument ? (context?.pending?.id ?? null) : null };
    this.#known.set(exchange.id, known);
    const intercepts = [...this.intercepts].filter(([, contexts]) => contexts === null || (context !== null && contexts.includes(context.top.id))).map(([id]) => id);
    const decision = intercepts.length > 0 && context ? new Promise<Decision>((resolve) => this.#held.set(exchange.id, resolve)) : { kind: 'continue' as const };
    this.#emit('network.beforeRequestSent', { ...this.#eventOf(exchange), isBlocked: intercepts.length > 0, ...(intercepts.length > 0 && { intercepts }), initiator: { type: exchange.destination === '' ? 'script' : 'other' } });
    return decision;
  };

  onAnswer = (exchange: Exchange, answer: Answer): Answer => {
    const { context = null, navigation = null } = this.#known.get(exchange.id) ?? {};
    const isPage = exchange.destination === 'document' || exchange.destination === 'iframe';
    const isRedirect = answer.status >= 300 && answer.status < 400;
    const headers = this.intercepts.size > 0 && !isPage ? fresh(answer.headers) : answer.headers;
    if (!isPage || isRedirect || answer.status === 204) return { ...answer, headers };
    if (!/text\/html/.test(answer.headers['content-type'] ?? '')) {
      if (context) context.isPlain = true;
      return answer;
    }
    const answerId = this.#site.newId('document');
    if (exchange.destination === 'document') this.#navigations.set(answerId, navigation);
    const served = withRuntime({ body: answer.body.toString('utf8'), headers: { ...answer.headers } }, answerId, this.#site.preloadsOf(context));
    return { ...answer, headers: served.headers, body: Buffer.from(served.body) };
  };

  onCompleted = (exchange: Exchange, answer: Answer): void => {
    const { context = null, navigation = null } = this.#known.get(exchange.id) ?? {};
    this.#bodies.set(exchange.id, answer.body);
    for (const id of [...this.#bodies.keys()].slice(0, -maxBodies)) this.#bodies.delete(id);
    const response = {
      url: exchange.url,
      protocol: 'http/1.1',
      status: answer.status,
      statusText: answer.reason,
      fromCache: false,
      headers: headersOf(answer.headers),
      mimeType: answer.headers['content-type'] ?? '',
      bytesReceived: answer.body.length,
      headersSize: 0,
      bodySize: answer.body.length,
      content: { size: answer.body.length },
    };
    this.#emit('network.responseStarted', { ...this.#eventOf(exchange), isBlocked: false, response });
    this.#emit('network.responseCompleted', { ...this.#eventOf(exchange), isBlocked: false, response });
    if (context && navigation !== null && answer.status === 204) {
      context.pending = null;
      this.#emit('browsingContext.navigationAborted', { context: context.id, navigation, url: exchange.url, timestamp: Date.now() });
    }
  };

  onFailed = (exchange: Exchange, isAborted: boolean): void => {
    const { context = null, navigation = null } = this.#known.get(exchange.id) ?? {};
    this.#held.delete(exchange.id);
    this.#emit('network.fetchError', { ...this.#eventOf(exchange), isBlocked: false, errorText: isAborted ? 'NS_BINDING_ABORTED' : 'net::ERR_FAILED' });
    if (!context || navigation === null || context.pending?.id !== navigation) return;
    context.pending = null;
    context.isPlain = true;
    this.#emit('browsingContext.navigationFailed', { context: context.id, navigation, url: exchange.url, timestamp: Date.now() });
  };

  #eventOf(exchange: Exchange): object {
    const { context = null, navigation = null } = this.#known.get(exchange.id) ?? {};
    return { context: context?.id ?? null, navigation, redirectCount: 0, timestamp: Date.now(), request: requestOf(exchange) };
  }
}

const requestOf = ({ id, url, method, headers, body, destination }: Exchange) => ({
  request: id,
  url,
  method,
  headers: headersOf(headers),
  cookies: [],
  headersSize: 0,
  bodySize: body.length,
  destination,
  initiatorType: destination === '' ? 'fetch' : null,
  timings: { timeOrigin: 0, requestTime: Date.now(), redirectStart: 0, redirectEnd: 0, fetchStart: 0, dnsStart: 0, dnsEnd: 0, connectStart: 0, connectEnd: 0, tlsStart: 0, requestStart: 0, responseStart: 0, responseEnd: 0 },
});

const headersOf = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value } }));

/** If a test intercepts, each load must reach it: nothing may come from the cache. */
function fresh(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { etag: _etag, 'last-modified': _modified, ...rest } = headers;
  return { ...rest, 'cache-control': 'no-cache' };
}
