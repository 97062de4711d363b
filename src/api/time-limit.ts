/** Maximum duration of a call, including its response body, and of loading code. */
const timeoutMs = 15_000;
/** The same for a file that is sent. */
export const uploadTimeoutMs = 180_000;

/** Makes a call whose signal is aborted with `signal`, if there is one, and at the latest after `limitMs`. */
export async function withinTime<Result>(
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Result>,
  limitMs = timeoutMs,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  // By hand, since `AbortSignal.any` is younger than many phones.
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(timeoutError()), limitMs);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Settles like the promise, or rejects after a timeout. */
export const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  withinTime(undefined, (signal) => Promise.race([promise, rejectOnAbort(signal)]));

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(timeoutError())));

const timeoutError = () => new DOMException('The request timed out', 'TimeoutError');
