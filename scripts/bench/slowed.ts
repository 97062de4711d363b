const tickMs = 10;
const ticks = 4;

/**
 * Pauses these processes three quarters of the time, each running in a different quarter: as if everything else had
 * four times the cores.
 */
export function slowed(pids: readonly number[]) {
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % ticks;
    pids.forEach((pid, index) => process.kill(pid, index % ticks === now ? 'SIGCONT' : 'SIGSTOP'));
  }, tickMs);
  return {
    close() {
      clearInterval(timer);
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    },
  };
}
