import { isSuccess } from '../lib/calls.ts';
import { onEmbedded } from '../lib/installation.ts';
import { inquire, wronglyStored } from '../lib/inquiries.ts';
import { canSeparate, type Server } from '../lib/server.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds, SkippedTrial } from '../lib/trial.ts';

const writesPerServer = 5;
const refusal = /The data folder \S+ is in use by another process \(process 1 on \S+\)\.\n$/;

export const trial: Trial = {
  name: 'two-containers',
  done: 'a backup and a second server in another pid namespace on one data folder: refused beside a stopped server, let in after its end or kill -9',
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      if (!canSeparate()) throw new SkippedTrial('no pid namespace may be created here (root may)');
      const start = () => installation.start({}, { separate: true });
      const numbers: number[] = [];
      const write = async ({ url }: Server) => {
        for (let count = 0; count < writesPerServer; count += 1) {
          const number = numbers.length + 1;
          holds(isSuccess(await inquire(url, number)), `write ${number} failed`);
          numbers.push(number);
        }
      };
      /** Fails unless a further server is refused. */
      const refused = async (when: string) => {
        const outcome = await start().then(() => 'started', String);
        holds(refusal.test(outcome), `a second server ${when}: ${outcome.slice(-400)}`);
      };

      const first = await start();
      await write(first);
      first.signal('SIGSTOP');
      const backup = await installation.run('scripts/ops/backup.ts').ended;
      holds(backup.code === 1 && refusal.test(backup.output), `a backup beside a stopped server: ${backup.output}`);
      // The refusal takes as long as a server waits.
      if (!short) await refused('while the first is stopped');
      const second = start();
      // Its failure is handled when it is awaited.
      second.catch(() => undefined);
      first.signal('SIGCONT');
      await write(first);
      equals(await first.end('SIGTERM'), 0, 'exit code of the first');
      await write(await second);

      const third = start();
      await (await second).end('SIGKILL');
      const killedAt = performance.now();
      await write(await third);
      const seconds = ((performance.now() - killedAt) / 1_000).toFixed(1);
      equals(await (await third).end('SIGTERM'), 0, 'exit code of the third');
      equals(await wronglyStored(installation, numbers), [], 'not there exactly once');
      return `${short ? 'backup' : 'backup and server'} refused beside a stopped one; ${numbers.length} writes of three servers in turn, each there once; ${seconds} s from a kill -9 to the writes of the next`;
    }),
};
