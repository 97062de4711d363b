import { readFileSync } from 'node:fs';

/** Linux reports CPU time in these units on every machine. */
const ticksPerSecond = 100;

/** Returns the CPU time, of user and system, of a process with all its threads, in milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ((Number(user) + Number(system)) * 1_000) / ticksPerSecond;
}
