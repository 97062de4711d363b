import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type Server = Awaited<ReturnType<typeof startServer>>;
export type Settings = Readonly<Record<string, string | undefined>>;

const command = [process.execPath, 'dist/server/main.js'] as const;
const namespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;

/** Returns whether this user may start processes in a pid namespace of their own. */
export const canSeparate = () => spawnSync(namespace[0], [...namespace.slice(1), 'true']).status === 0;

/**
 * Starts the built server in a separate process with exactly these settings, as process 1 of a pid namespace of its own
 * if it is `separate`, like in a container; resolves once it listens. Rejects with its output if it fails.
 */
export async function startServer(settings: Settings, { separate = false } = {}) {
  const { PATH, HOME } = process.env;
  const [program, ...args] = separate ? [...namespace, ...command] : command;
  const child = spawn(program, args, { env: { PATH, HOME, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  const exited = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const listeningUrl = /"url":"([^"]+)","message":"listening"/.exec(line)?.[1];
      if (listeningUrl) resolve(listeningUrl);
    });
    void exited.then(() => reject(new Error(`The server did not start: ${output.join('\n')}`)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const pid = separate
    ? Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'))
    : Number(child.pid);
  const signal = (name: NodeJS.Signals) => void (isRunning() && process.kill(pid, name));
  return {
    url,
    /** Its whole output, stdout and stderr. */
    output,
    isRunning,
    signal,
    /** Sends the signal and resolves to the exit code, null if the signal ended it. */
    async end(name: NodeJS.Signals): Promise<number | null> {
      signal(name);
      await exited;
      return child.exitCode;
    },
    /** Number of open sockets; Linux only. */
    sockets: () => readdirSync(`/proc/${pid}/fd`).filter((fd) => isSocket(`/proc/${pid}/fd/${fd}`)).length,
    /** Resident memory in MB. */
    memory: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1_024),
  };
}

/** One that is closed meanwhile is none. */
function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    return false;
  }
}
