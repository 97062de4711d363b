import type { BrowsingContext } from './browsing-context.ts';
import { withRuntime } from './document.ts';
import { newId } from './new-id.ts';
import type { Decision, Exchange, ProxyListener, ProxyResponse } from './proxy.ts';

type Host = {
  contextOf: (exchange: Exchange) => Promise<BrowsingContext | null>;
  preloadsOf: (context: BrowsingContext | null) => readonly string[];
};
type RequestInfo = { readonly context: BrowsingContext | null; readonly navigation: string | null };

/** Reports the traffic of one browser as BiDi's network events; a client may hold, fulfil or fail each request. */
export class Network implements ProxyListener {
  readonly #emit: (method: string, params: object) => void;
  readonly #host: Host;
  readonly #requests = new Map<string, RequestInfo>();
  readonly #held = new Map<string, (decision: Decision) => void>();
  readonly #navigations = new Map<string, string | null>();
  /** Ids of intercepts, with their pages; null for all pages. */
  readonly intercepts = new Map<string, readonly string[] | null>();

  constructor(emit: (method: string, params: object) => void, host: Host) {
    this.#emit = emit;
    this.#host = host;
  }

  takeNavigation = (docId: string): string | null | undefined => {
    const responseId = docId.replace(/@.*$/, '');
    const navigation = this.#navigations.get(responseId);
    this.#navigations.delete(responseId);
    return navigation;
  };

  /** Decides a held request. Returns whether it was held. */
  decide(id: string, decision: Decision): boolean {
    const resolve = this.#held.get(id);
    this.#held.delete(id);
    resolve?.(decision);
    return resolve !== undefined;
  }

  onRequest = async (exchange: Exchange): Promise<Decision> => {
    const context = await this.#host.contextOf(exchange);
    const isDocument = exchange.destination === 'document';
    if (context && isDocument && context.pending === null) {
      context.pending = { id: newId('navigation'), url: exchange.url };
      this.#emit('browsingContext.navigationStarted', {
        context: context.id,
        navigation: context.pending.id,
        url: exchange.url,
        timestamp: Date.now(),
      });
    }
    const info = { context, navigation: isDocument ? (context?.pending?.id ?? null) : null };
    this.#requests.set(exchange.id, info);
    const intercepts = [...this.intercepts]
      .filter(([, contexts]) => contexts === null || (context !== null && contexts.includes(context.top.id)))
      .map(([id]) => id);
    const decision =
      intercepts.length > 0 && context
        ? new Promise<Decision>((resolve) => this.#held.set(exchange.id, resolve))
        : { kind: 'continue' as const };
    this.#emit('network.beforeRequestSent', {
      ...this.#eventOf(exchange),
      isBlocked: intercepts.length > 0,
      ...(intercepts.length > 0 && { intercepts }),
      initiator: { type: exchange.destination === '' ? 'script' : 'other' },
    });
    return decision;
  };

  onResponse = (exchange: Exchange, response: ProxyResponse): ProxyResponse => {
    const { context = null, navigation = null } = this.#requests.get(exchange.id) ?? {};
    const isPage = exchange.destination === 'document' || exchange.destination === 'iframe';
    const isRedirect = response.status >= 300 && response.status < 400;
    const headers = this.intercepts.size > 0 && !isPage ? uncacheable(response.headers) : response.headers;
    if (!isPage || isRedirect || response.status === 204) return { ...response, headers };
    if (!/text\/html/.test(response.headers['content-type'] ?? '')) {
      if (context) context.isPlain = true;
      return response;
    }
    const responseId = newId('document');
    if (exchange.destination === 'document') this.#navigations.set(responseId, navigation);
    const served = withRuntime(
      { body: response.body.toString('utf8'), headers: { ...response.headers } },
      responseId,
      this.#host.preloadsOf(context),
    );
    return { ...response, headers: served.headers, body: Buffer.from(served.body) };
  };

  onCompleted = (exchange: Exchange, proxied: ProxyResponse): void => {
    const { context = null, navigation = null } = this.#requests.get(exchange.id) ?? {};
    const response = {
      url: exchange.url,
      protocol: 'http/1.1',
      status: proxied.status,
      statusText: proxied.reason,
      fromCache: false,
      headers: headersOf(proxied.headers),
      mimeType: proxied.headers['content-type'] ?? '',
      bytesReceived: proxied.body.length,
      headersSize: 0,
      bodySize: proxied.body.length,
      content: { size: proxied.body.length },
    };
    this.#emit('network.responseStarted', { ...this.#eventOf(exchange), isBlocked: false, response });
    this.#emit('network.responseCompleted', { ...this.#eventOf(exchange), isBlocked: false, response });
    if (context && navigation !== null && proxied.status === 204) {
      context.pending = null;
      this.#emit('browsingContext.navigationAborted', {
        context: context.id,
        navigation,
        url: exchange.url,
        timestamp: Date.now(),
      });
    }
  };

  onFailed = (exchange: Exchange, isAborted: boolean): void => {
    const { context = null, navigation = null } = this.#requests.get(exchange.id) ?? {};
    this.#held.delete(exchange.id);
    this.#emit('network.fetchError', {
      ...this.#eventOf(exchange),
      isBlocked: false,
      errorText: isAborted ? 'NS_BINDING_ABORTED' : 'net::ERR_FAILED',
    });
    if (!context || navigation === null || context.pending?.id !== navigation) return;
    context.pending = null;
    context.isPlain = true;
    this.#emit('browsingContext.navigationFailed', {
      context: context.id,
      navigation,
      url: exchange.url,
      timestamp: Date.now(),
    });
  };

  #eventOf(exchange: Exchange): object {
    const { context = null, navigation = null } = this.#requests.get(exchange.id) ?? {};
    return {
      context: context?.id ?? null,
      navigation,
      redirectCount: 0,
      timestamp: Date.now(),
      request: requestOf(exchange),
    };
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
  timings: {
    timeOrigin: 0,
    requestTime: Date.now(),
    redirectStart: 0,
    redirectEnd: 0,
    fetchStart: 0,
    dnsStart: 0,
    dnsEnd: 0,
    connectStart: 0,
    connectEnd: 0,
    tlsStart: 0,
    requestStart: 0,
    responseStart: 0,
    responseEnd: 0,
  },
});

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value } }));

/** If a test intercepts, each load must reach it: nothing may come from the cache. */
function uncacheable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { etag: _etag, 'last-modified': _modified, ...rest } = headers;
  return { ...rest, 'cache-control': 'no-cache' };
}
