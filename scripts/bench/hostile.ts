import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { renewToken, signInToken } from '#tests/chaos/lib/calls.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { withHarness } from './harness.ts';
import { healthProbe } from './health-probe.ts';
import { percentile } from '#tools/bench/interleaved.ts';
import { attacks } from './hostile-attacks.ts';
import { connectionAttacks } from './hostile-connections.ts';
import { cpuOf } from '#tools/bench/process-cpu.ts';

/** Those of the server, instead of the high ones of the other benchmarks. */
const defaultLimits = {
  SIGN_IN_RATE_PER_MINUTE: '',
  LOOKUP_RATE_PER_MINUTE: '',
  RENDER_RATE_PER_MINUTE: '',
  LOG_LEVEL: 'info',
};
const limit = { atMost: 5 };
/** Shows how far two measurements of the quiet server differ: other processes on the machine can slow down either. */
const noAttack = 'no attack';
/** An attack is under way after this time, and what it has left behind is done. */
const settleMs = 2_000;

/**
 * The p99 of `/healthz`, as a visitor waits for it every 20 ms, while another address sends the worst inputs that are
 * known, against the quiet server just before and after. Each attack has an address of its own, so that none finds the
 * limits of the one before it used up.
 */
export const hostile = withHarness(async function* measure(harness, { isShort }) {
  const [rounds, milliseconds] = isShort ? [1, 2_000] : [4, 3_000];
  const { url, pid } = await harness.server(defaultLimits);
  const { serviceId, password } = accounts[0] ?? { serviceId: '', password: '' };
  const token = await renewToken(url, await signInToken(url, serviceId, password), password);
  const probe = healthProbe(url);
  await probe(milliseconds);
  for (const [index, name] of [noAttack, ...Object.keys(attacks), ...Object.keys(connectionAttacks)].entries()) {
    const [quiet, attacked]: [number[], number[]] = [[], []];
    const total = { cpuMs: 0, counts: {} as Record<string, number> };
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await probe(milliseconds)));
      const attack = await startAttack(name, url, `127.0.1.${index + 1}`, token);
      await wait(settleMs);
      const cpuBefore = cpuOf(pid);
      attacked.push(...(await probe(milliseconds)));
      total.cpuMs += cpuOf(pid) - cpuBefore;
      for (const [kind, count] of Object.entries(await attack.stop()))
        total.counts[kind] = (total.counts[kind] ?? 0) + count;
      await wait(settleMs);
    }
    yield {
      what: `p99 of /healthz, ${name}`,
      unit: 'ms',
      ours: percentile(attacked, 99),
      against: percentile(quiet, 99),
      limit,
      note: noteOf(quiet, attacked, total),
    };
  }
});

function noteOf(
  quiet: readonly number[],
  attacked: readonly number[],
  { cpuMs, counts }: { cpuMs: number; counts: Readonly<Record<string, number>> },
): string {
  const sent = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${count} ${kind}`);
  const medians = `p50 ${percentile(quiet, 50).toFixed(1)} → ${percentile(attacked, 50).toFixed(1)} ms`;
  return sent === 0 ? medians : `${medians}; ${kinds.join(', ')}; ${(cpuMs / sent).toFixed(2)} ms of CPU each`;
}

async function startAttack(name: string, url: string, localAddress: string, token: string) {
  if (name === noAttack) return { stop: () => Promise.resolve<Record<string, number>>({}) };
  const child = fork(`${import.meta.dirname}/hostile-load.ts`, [name, url, localAddress, token], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return {
    async stop(): Promise<Record<string, number>> {
      child.send('count');
      const [counts]: Record<string, number>[] = await once(child, 'message');
      child.kill('SIGKILL');
      await once(child, 'close');
      return counts ?? {};
    },
  };
}
