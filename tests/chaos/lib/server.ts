import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Server = Awaited<ReturnType<typeof startServer>>;
export type Settings = Readonly<Record<string, string | undefined>>;

/** Starts the built server in a separate process with exactly these settings; resolves once it listens. Rejects with its output if it fails. */
export async function startServer(settings: Settings) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: { PATH, HOME, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
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
  return {
    url,
    /** Its whole output, stdout and stderr. */
    output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Sends the signal and resolves to the exit code, null if the signal ended it. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
    /** Resident memory in MB. */
    memory: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1_024),
  };
}
