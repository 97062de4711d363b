import { hash, verify } from '@node-rs/argon2';
import { signIn } from '#contract/account/member.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { type Load, perSecond, requestsPerSecond } from './load.ts';
import { type Harness, withHarness } from './harness.ts';
import type { Row } from './row.ts';
import { interleaved } from './interleaved.ts';

/** As many as the threads of Node's pool; one account per lane, since an id allows only five concurrent attempts. */
const signers = accounts.slice(0, 4);

/**
 * Sign-ins per second against argon2 alone on the same cores, on both databases. Client and database server need some
 * of these cores, too.
 */
export const signIns = withHarness(async function* measure(harness, { isShort }) {
  yield* signInsOn(harness, isShort, 'PGlite', {});
  const makeDatabase = await harness.postgres();
  yield* signInsOn(harness, isShort, 'PostgreSQL', { DATABASE_URL: await makeDatabase('rate') });
});

async function* signInsOn(
  harness: Harness,
  isShort: boolean,
  name: string,
  settings: Readonly<Record<string, string>>,
): AsyncGenerator<Row> {
  const [rounds, milliseconds] = isShort ? [3, 1_000] : [7, 3_000];
  const { url } = await harness.server(settings);
  const [password = ''] = signers.map((signer) => signer.password);
  const hashed = await hash(password);
  const ours = () => {
    let next = 0;
    const setupClient: Load['setupClient'] = (client) => client.setBody(bodyOf((next += 1)));
    return requestsPerSecond({
      url: url + signIn.path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      connections: signers.length,
      milliseconds,
      setupClient,
    });
  };
  const against = () => perSecond(signers.length, milliseconds, () => verify(hashed, password));
  yield {
    what: `sign-ins on ${name}, against argon2 alone`,
    unit: 'per s',
    ...(await interleaved(rounds, { ours, against, warmUpRounds: 1 })),
  };
}

function bodyOf(connection: number): string {
  const { serviceId, password } = signers[connection % signers.length] ?? {};
  return JSON.stringify({ serviceId, password });
}
