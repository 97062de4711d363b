export type Job = { readonly intervalMs: number; readonly run: () => Promise<unknown>; readonly onError: (error: unknown) => void };

/** Runs a job now and then at each interval, never twice at a time; one that fails is run again at the next. Returns how to end that, which waits for the run under way. */
export function repeat({ intervalMs, run, onError }: Job): () => Promise<void> {
  let running: Promise<void> | undefined;
  const runOnce = () => {
    running ??= run()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  };
  runOnce();
  const timer = setInterval(runOnce, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
