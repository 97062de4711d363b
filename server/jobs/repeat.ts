export type Job = {
  readonly intervalMs: number;
  readonly run: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
};

/**
 * Runs a job now and at each interval, never twice at the same time; a failed job runs again at the next interval.
 * Returns a function that stops it and waits for the current run.
 */
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
