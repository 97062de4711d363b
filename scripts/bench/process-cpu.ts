import { readFileSync } from 'node:fs';

/** Linux reports CPU time in these units on every machine. */
const ticksPerSecond = 100;

/** Returns the CPU time of a process with all its threads, in milliseconds. Linux only. */
export const cpuOf = (pid: number): number => cpuIn(pid, 11);

/**
 * Returns the CPU time of the child processes that this process has waited for, with theirs, in milliseconds. Linux
 * only.
 */
export const cpuOfEndedChildren = (): number => cpuIn('self', 13);

/**
 * Adds the user and the system time in `/proc/<pid>/stat`, of which the first is the field at `index` after the name of
 * the process.
 */
function cpuIn(pid: number | 'self', index: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(index, index + 2);
  return ((Number(user) + Number(system)) * 1_000) / ticksPerSecond;
}
