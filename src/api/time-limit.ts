/** How long a call, or code that is loaded, may take, the whole of its answer included. */
const timeLimit = 15_000;

/** Makes a call that ends with `signal`, if there is one, and at the latest when it has taken too long. */
export async function withinTime<Answer>(signal: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController();
  const follow = () => ending.abort(signal?.reason);
  if (signal?.aborted) follow();
  // By hand, since `AbortSignal.any` is younger than many phones.
  signal?.addEventListener('abort', follow);
  const timer = setTimeout(() => ending.abort(tooLong()), timeLimit);
  try {
    return await call(ending.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}

/** Settles like the promise, or rejects after a timeout. */
export const inTime = <Value>(coming: Promise<Value>): Promise<Value> => withinTime(undefined, (ending) => Promise.race([coming, ended(ending)]));

const ended = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(tooLong())));

const tooLong = () => new DOMException('The answer took too long', 'TimeoutError');
