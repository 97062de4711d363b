const tick = 10;
const ticks = 4;

/** Stops these processes but for a quarter of the time, each in a quarter of its own: as if the machine had four times the cores for all else. */
export function slowed(pids: readonly number[]) {
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % ticks;
    pids.forEach((pid, index) => process.kill(pid, index % ticks === now ? 'SIGCONT' : 'SIGSTOP'));
  }, tick);
  return {
    close() {
      clearInterval(timer);
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    },
  };
}
