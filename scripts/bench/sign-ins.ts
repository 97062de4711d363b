import { hash, verify } from '@node-rs/argon2';
import { signIn } from '#contract/account/member.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { type Load, perSecond, requestsPerSecond } from './load.ts';
import { withHarness } from './harness.ts';
import { interleaved } from './interleaved.ts';

/** As many as the threads of Node's pool; one account per lane, since an id allows only five concurrent attempts. */
const signers = accounts.slice(0, 4);

/** Sign-ins against argon2 alone, which is most of their cost. */
export const signIns = withHarness(async function* measure(harness, { isShort }) {
  const [rounds, milliseconds] = isShort ? [3, 1_000] : [7, 3_000];
  const { url } = await harness.server();
  const [password = ''] = signers.map((signer) => signer.password);
  const hashed = await hash(password);
  const ours = () => {
    let next = 0;
    const setupClient: Load['setupClient'] = (client) => client.setBody(bodyOf((next += 1)));
    return requestsPerSecond({ url: url + signIn.path, method: 'POST', headers: { 'content-type': 'application/json' }, connections: signers.length, milliseconds, setupClient });
  };
  const against = () => perSecond(signers.length, milliseconds, () => verify(hashed, password));
  yield { what: 'sign-ins, against argon2 alone', unit: 'per s', ...(await interleaved(rounds, { ours, against, warmUpRounds: 1 })) };
});

function bodyOf(connection: number): string {
  const { serviceId, password } = signers[connection % signers.length] ?? {};
  return JSON.stringify({ serviceId, password });
}
