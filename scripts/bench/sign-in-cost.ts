import { hash, verify } from '@node-rs/argon2';
import { signIn } from '#contract/account/member.ts';
import { paths } from '#contract/site/site-paths.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { type Harness, withHarness } from './harness.ts';
import { cpuOf } from '#tools/bench/process-cpu.ts';
import type { Row } from '#tools/bench/row.ts';
import { interleaved, percentile, timeOf } from '#tools/bench/interleaved.ts';

/** One account per lane, since an id allows only five concurrent attempts. */
const signers = accounts.slice(0, 4);
/** Number of concurrent sign-ins while visitors load something. */
const concurrentSignIns = 200;
const visited = { picture: '/images/card-dining-600.avif', page: paths.home };

/**
 * CPU time of the server's process per sign-in, against that of an argon2 hash alone. Sign-ins per second would also
 * measure the client, the database server and everything else on the same cores. Also measures how long visitors wait
 * while many users sign in.
 */
export const signInCost = withHarness(async function* measure(harness, { isShort }) {
  yield* costOn(harness, isShort, 'PGlite', {}, 2.5);
  const makeDatabase = await harness.postgres();
  yield* costOn(harness, isShort, 'PostgreSQL', { DATABASE_URL: await makeDatabase('signing') }, 1.8);
});

async function* costOn(
  harness: Harness,
  isShort: boolean,
  name: string,
  settings: Readonly<Record<string, string>>,
  atMost: number,
): AsyncGenerator<Row> {
  const [rounds, count] = isShort ? [3, 20] : [9, 100];
  const { url, pid } = await harness.server(settings);
  const hashed = await hash(signers[0]?.password ?? '');
  const ours = perDone(
    count,
    () => cpuOf(pid),
    (lane) => signInAs(url, signers[lane]),
  );
  const against = perDone(
    count,
    () => cpuOf(process.pid),
    () => verify(hashed, ''),
  );
  yield {
    what: `CPU of a sign-in on ${name}, against an argon2 hash alone`,
    unit: 'ms',
    ...(await interleaved(rounds, { ours, against, warmUpRounds: 1 })),
    limit: { atMost },
  };
  for (const [what, path] of Object.entries(visited)) {
    const waited = () => p95(300, async () => (await fetch(url + path)).arrayBuffer());
    const amongMany = async () => {
      const { pid: loadPid } = await harness.helper('sign-in-load', url, String(concurrentSignIns));
      return waited().finally(async () => {
        process.kill(loadPid);
        // Hashes for the closed connections are still queued; this one is behind them.
        await signInAs(url, signers[0]);
      });
    };
    yield {
      what: `p95 of a ${what} on ${name}, ${concurrentSignIns} sign-ins under way`,
      unit: 'ms',
      ...(await interleaved(isShort ? 1 : 5, { ours: amongMany, against: waited })),
      limit: { atMost: 2 },
    };
  }
}

/** Runs `work` `count` times, four at a time; returns the CPU time of one run in milliseconds. */
const perDone = (count: number, cpu: () => number, work: (lane: number) => Promise<unknown>) => async () => {
  const before = cpu();
  await Promise.all(
    signers.map(async (_, lane) => {
      for (let done = 0; done < count; done += signers.length) await work(lane);
    }),
  );
  return (cpu() - before) / count;
};

type Credentials = { readonly serviceId: string; readonly password: string };

async function signInAs(
  url: string,
  { serviceId, password }: Credentials = { serviceId: '', password: '' },
): Promise<void> {
  const response = await fetch(url + signIn.path, {
    method: signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serviceId, password }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A sign-in responded ${response.status} instead of 200.`);
}

/** Returns the 95th percentile of `count` sequential runs, in milliseconds. */
async function p95(count: number, work: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let done = 0; done < count; done += 1) times.push(await timeOf(work)());
  return percentile(times, 95);
}
