/**
 * Runs in each page before its own scripts, as WebKitWebDriver has no preload scripts, no handles and no events: calls
 * functions for BiDi, and collects events until `drain` is called. `responseId` is the id of the response that the
 * document was loaded from, which a cache may use several times.
 */
export default (responseId) => {
  const { setTimeout, Promise: NativePromise, console, Map, WeakMap } = window;
  const docId = `${responseId}@${performance.timeOrigin}`;
  const values = new Map();
  const sharedIds = new WeakMap();
  const events = [];
  let count = 0;
  let isLoaded = document.readyState === 'complete';
  let isLeaving = false;

  const addHandle = (value) => {
    const id = `${docId}:${(count += 1)}`;
    values.set(id, value);
    return id;
  };
  const sharedIdOf = (node) => {
    if (!sharedIds.has(node)) sharedIds.set(node, addHandle(node));
    return sharedIds.get(node);
  };
  const isWindow = (value) => {
    try {
      return value === value.window;
    } catch {
      return false;
    }
  };
  const typeOf = (value) => {
    if (isWindow(value)) return 'window';
    if (value instanceof Node) return 'node';
    if (Array.isArray(value)) return 'array';
    if (typeof value === 'function') return 'function';
    if (typeof value.then === 'function') return 'promise';
    const name = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    return [
      'date',
      'regexp',
      'map',
      'set',
      'weakmap',
      'weakset',
      'error',
      'nodelist',
      'htmlcollection',
      'arraybuffer',
    ].includes(name)
      ? name
      : 'object';
  };
  const numberOf = (value) => (Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value));
  const contextOf = (view) => {
    try {
      return view.__engine?.contextId ?? null;
    } catch {
      return null;
    }
  };

  const serialize = (value, depth) => {
    if (value === undefined) return { type: 'undefined' };
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') return { type: 'number', value: numberOf(value) };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
    if (typeof value === 'symbol') return { type: 'symbol' };
    const type = typeOf(value);
    if (type === 'window') return { type, value: { context: contextOf(value) } };
    if (type === 'node')
      return {
        type,
        sharedId: sharedIdOf(value),
        value: {
          nodeType: value.nodeType,
          localName: value.localName,
          attributes: { id: value.id ?? '', name: value.name ?? '' },
        },
      };
    if (type === 'date') return { type, value: value.toISOString() };
    if (type === 'regexp') return { type, value: { pattern: value.source, flags: value.flags } };
    if (depth === 0) return { type };
    if (type === 'array') return { type, value: value.map((each) => serialize(each, depth - 1)) };
    if (type === 'object')
      return { type, value: Object.keys(value).map((key) => [key, serialize(value[key], depth - 1)]) };
    return { type };
  };

  const numbers = { NaN, '-0': -0, Infinity, '-Infinity': -Infinity };
  const deserialize = (remote) => {
    if (!remote) return undefined;
    const id = remote.handle ?? remote.sharedId;
    if (id !== undefined) {
      if (!values.has(id)) throw new Error(`no such handle ${id}`);
      return values.get(id);
    }
    const { type, value } = remote;
    if (type === 'channel')
      return (data) => void events.push({ kind: 'message', channel: value.channel, data: serialize(data, 1) });
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return typeof value === 'string' ? numbers[value] : value;
    if (type === 'bigint') return BigInt(value);
    if (type === 'array') return value.map(deserialize);
    if (type === 'object')
      return Object.fromEntries(
        value.map(([key, each]) => [typeof key === 'string' ? key : deserialize(key), deserialize(each)]),
      );
    if (type === 'date') return new Date(value);
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    return value;
  };

  const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
  const success = (value, { isOwned, depth }) => ({
    type: 'success',
    result: { ...serialize(value, depth), ...(isOwned && isObject(value) && { handle: addHandle(value) }) },
  });
  const failure = (error) => ({
    type: 'exception',
    exceptionDetails: {
      text: String(error?.name ? `${error.name}: ${error.message}` : error),
      columnNumber: 0,
      lineNumber: 0,
      exception: { type: 'error' },
      stackTrace: { callFrames: [] },
    },
  });

  /** Returns the outcome, or `{ pending: id }` for a promise, whose outcome is an event. */
  const call = (make, { args, self, awaitPromise, isOwned, depth }) => {
    try {
      const value = make().apply(deserialize(self), args.map(deserialize));
      if (!awaitPromise || !isObject(value) || isWindow(value) || typeof value.then !== 'function')
        return success(value, { isOwned, depth });
      const id = (count += 1);
      const settle = (outcome) => events.push({ kind: 'settled', id, outcome });
      NativePromise.resolve(value).then(
        (result) => settle(success(result, { isOwned, depth })),
        (error) => settle(failure(error)),
      );
      return { pending: id };
    } catch (error) {
      return failure(error);
    }
  };

  /** Returns the state and the events since the last call, of this page and of its frames. */
  const drain = () => ({
    docId,
    contextId: engine.contextId,
    url: location.href,
    state: document.readyState,
    isLoaded,
    events: events.splice(0),
    frames: Array.from({ length: window.frames.length }, (_, index) => {
      try {
        const child = window.frames[index];
        if (child.__engine) return child.__engine.drain();
        // Writing into an empty document gives it the URL of the writer.
        const isWritten = !child.frameElement.hasAttribute('src') && child.document.body?.childElementCount > 0;
        return { url: child.location.href, state: child.document.readyState, isWritten };
      } catch {
        return null;
      }
    }),
  });

  // A policy without 'unsafe-eval' blocks code that Playwright passes as text. It does not apply to the driver, which
  // passes the same code as functions.
  const sources = new Map();
  const nativeEval = window.eval;
  window.eval = (code) => {
    // Unchanged, in parentheses, or wrapped in a module.
    const text = [code, code.slice(1, -1), ...sources.keys()].find((each) => sources.has(each) && code.includes(each));
    return text === undefined ? nativeEval(code) : sources.get(text)();
  };

  const engine = {
    docId,
    contextId: null,
    sources,
    call,
    drain,
    disown: (ids) => ids.forEach((id) => values.delete(id)),
  };
  // Configurable, since the first two documents of a frame share one window, so that the property is defined twice.
  Object.defineProperty(window, '__engine', { value: engine, configurable: true });

  for (const method of ['debug', 'log', 'info', 'warn', 'error']) {
    const original = console[method];
    console[method] = (...args) => {
      events.push({
        kind: 'console',
        method,
        args: args.map((each) =>
          isObject(each)
            ? { type: 'string', value: each instanceof Error ? String(each) : Object.prototype.toString.call(each) }
            : serialize(each, 0),
        ),
      });
      original.apply(console, args);
    };
  }
  const reportError = (error, message) =>
    events.push({ kind: 'error', text: error?.name ? `${error.name}: ${error.message}` : String(error ?? message) });
  window.addEventListener('error', (event) => event instanceof ErrorEvent && reportError(event.error, event.message));
  // Leaving a page cancels its fetches, whose rejections it still receives.
  window.addEventListener('beforeunload', () => (isLeaving = true));
  window.addEventListener('pageshow', () => (isLeaving = false));
  window.addEventListener('unhandledrejection', (event) => isLeaving || reportError(event.reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    events.push({
      kind: 'console',
      method: 'error',
      args: [
        { type: 'string', value: `Content Security Policy: ${violatedDirective} blocked ${blockedURI} ${sample}` },
      ],
    });
  });
  window.addEventListener('load', () => setTimeout.call(window, () => (isLoaded = true), 0));

  // Without a window manager no window is active, but a page must behave as if it had the focus.
  document.hasFocus = () => true;

  // Without isolated worlds, React's tracker of a field records the value that Playwright sets, and React ignores the
  // event: resets the tracker.
  window.addEventListener(
    'input',
    ({ isTrusted, target }) => !isTrusted && target._valueTracker?.setValue('\u0000'),
    true,
  );
};
