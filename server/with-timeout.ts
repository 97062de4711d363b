/** Resolves like `work`. After `timeoutMs` rejects with a `TimeoutError` and aborts the signal of `work`. */
export async function withTimeout<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timedOut = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const timer = setTimeout(() => controller.abort(new DOMException('Took too long.', 'TimeoutError')), timeoutMs);
  return Promise.race([work(controller.signal), timedOut]).finally(() => clearTimeout(timer));
}
