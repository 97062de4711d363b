/** Resolves like `work`. After `timeoutMs` rejects with a `TimeoutError` and aborts the signal of `work`. */
export async function withTimeout<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const timer = setTimeout(() => stop.abort(new DOMException('Took too long.', 'TimeoutError')), timeoutMs);
  return Promise.race([work(stop.signal), late]).finally(() => clearTimeout(timer));
}
