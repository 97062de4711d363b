import { vi } from 'vitest';
import type { WorkerMessage } from '#contract/http/offline.ts';
import { fakeCaches } from './fake-caches.ts';

const origin = 'https://golf.example';
const release = {
  id: 'new',
  files: ['/assets/a.js', '/assets/b.js'],
  styles: ['/assets/offline.css'],
  icon: 'data:,icon',
};

type Served = Response | Error | (() => Promise<Response>);
type Sent = { readonly path: string; readonly credentials: RequestCredentials | undefined };
type RequestOptions = {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly headers?: Record<string, string>;
};
type Handler = (event: object) => void;

/** A response of this origin, as `fetch` resolves to it: only its `type` cannot be set by the constructor. */
export function basic(body: string, init: ResponseInit = {}): Response {
  const response = Object.defineProperty(new Response(body, init), 'type', { value: 'basic' });
  return Object.defineProperty(response, 'clone', { value: () => basic(body, init) });
}

/** A page as the server renders it, dated now. */
export const page = (text: string, headers: Record<string, string> = {}): Response =>
  basic(`<html><title>${text} | 오크</title><div id="root" data-ssr="">${text}</div></html>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', Date: new Date().toUTCString(), ...headers },
  });

/**
 * The global scope of a service worker over caches and a network in memory, and the events that a browser dispatches to
 * it.
 */
function fakeWorker() {
  const caches = fakeCaches(origin);
  const handlers = new Map<string, Handler>();
  /** Responses by path and query string; what has none is not found. */
  const network = new Map<string, Served>();
  const sent: Sent[] = [];
  const windows = { open: 1, claimed: 0 };
  const skipWaiting = vi.fn<() => Promise<void>>(async () => {});
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const clients = {
    claim: async () => void (windows.claimed += 1),
    matchAll: async () => Array.from({ length: windows.open }),
  };

  vi.stubGlobal('builtRelease', release);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin },
    registration: { unregister },
    clients,
    skipWaiting,
  });
  vi.stubGlobal('fetch', async (request: string | { url: string }, { credentials }: RequestInit = {}) => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, origin);
    const path = href.slice(origin.length);
    sent.push({ path, credentials });
    const served = network.get(path) ?? basic('', { status: 404 });
    if (served instanceof Error) throw served;
    return served instanceof Response ? served.clone() : served();
  });

  /** Dispatches an event; `done` settles with everything passed to `waitUntil`. */
  function dispatch(type: string, eventData: object = {}) {
    const lifetimePromises: Promise<unknown>[] = [];
    const responses: Promise<Response>[] = [];
    const event = {
      ...eventData,
      waitUntil: (work: Promise<unknown>) => void lifetimePromises.push(work),
      respondWith: (response: Promise<Response>) => void responses.push(response),
    };
    handlers.get(type)?.(event);
    const done = async () => {
      for (const work of lifetimePromises) await work;
    };
    return { response: responses[0], done };
  }

  const request = (url: string, { method = 'GET', mode = 'cors', headers = {} }: RequestOptions = {}) =>
    dispatch('fetch', {
      request: { url: new URL(url, origin).href, method, mode, headers: new Headers(headers) },
      preloadResponse: Promise.resolve(undefined),
    });

  return {
    network,
    sent,
    windows,
    skipWaiting,
    unregister,
    caches,
    install: async () => dispatch('install').done(),
    activate: async () => dispatch('activate').done(),
    sendMessage: (data: WorkerMessage) => dispatch('message', { data }).done(),
    request,
    open: (url: string) => request(url, { mode: 'navigate' }),
  };
}

/** Returns a response after a delay in milliseconds. */
export const after = (ms: number, response: Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), ms));

/** Starts the worker of a release for the first time. */
export async function startWorker(file: 'worker' | 'self-destroying' = 'worker') {
  vi.resetModules();
  const worker = fakeWorker();
  await (file === 'self-destroying'
    ? import('../../../worker/self-destroying.ts')
    : import('../../../worker/worker.ts'));
  return worker;
}
