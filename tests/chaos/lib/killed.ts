import { isSuccess } from './calls.ts';
import type { Installation } from './installation.ts';
import { inquireAll, wronglyStored, ledger } from './inquiries.ts';
import type { Server } from './server.ts';
import type { TrialOptions } from './trial.ts';
import { equals, holds } from './trial.ts';

const connections = 8;

/**
 * Sends writes over several connections and kills the server meanwhile, repeatedly, until all are acknowledged. An
 * acknowledged one is never sent again, others are, with the same idempotency key; at the end the database must contain
 * each once. `kill` returns the next server.
 */
export async function killDuringWrites(
  installation: Installation,
  { short }: TrialOptions,
  kill: (server: Server) => Promise<Server>,
): Promise<string> {
  const [total, kills] = short ? [100, 1] : [1_000, 5];
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const { acknowledged, record } = ledger();
  let server = await installation.start();
  let lost = 0;
  for (let killed = 1; killed <= kills; killed += 1) {
    const killAt = Math.round((total * killed) / (kills + 1));
    let killing: Promise<Server> | undefined;
    const acknowledgedBefore = acknowledged.size;
    await inquireAll(server.url, unacknowledged(numbers, acknowledged), connections, (number, outcome) => {
      record(number, outcome);
      if (killing && !isSuccess(outcome)) lost += 1;
      if (!killing && acknowledged.size >= killAt) {
        killing = kill(server);
        // Its failure is handled when the pending calls have ended.
        killing.catch(() => undefined);
      }
    });
    holds(
      killing !== undefined && acknowledged.size > acknowledgedBefore && acknowledged.size < total,
      `the kill ${killed} of ${kills} was not in the midst of writes`,
    );
    server = await killing;
  }
  await inquireAll(server.url, unacknowledged(numbers, acknowledged), connections, record);
  equals(acknowledged.size, total, 'acknowledged in the end');
  equals(await server.end('SIGTERM'), 0, 'exit code');
  equals(await wronglyStored(installation, numbers), [], 'not there exactly once');
  return `${total} writes over ${connections} connections, ${kills} ${kills === 1 ? 'kill' : 'kills'}, ${lost} calls cut off or refused; each there once`;
}

const unacknowledged = (numbers: readonly number[], acknowledged: ReadonlySet<number>) =>
  numbers.filter((number) => !acknowledged.has(number));
