import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares with `hashed`, or with a decoy hash if there is none, so that both cases take the same time. */
  verify(hashed: string | undefined, password: string): Promise<boolean>;
};

/** Next to this file in the sources, and next to the bundle in a build. */
const worker = new URL('./hashing-worker.js', import.meta.url).href;

const lowerPriority = 10;
const idleTimeoutMs = 10_000;

/**
 * Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), which are the library's defaults. Hashes are computed in
 * threads of a lower priority, on all cores but one: pages, files and queries are served while many users log in.
 * libuv's threads are left to files.
 */
export async function createPasswords(): Promise<Passwords> {
  const threads = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleTimeoutMs,
    niceIncrement: lowerPriority,
  });
  const hash = (password: string): Promise<string> => threads.run(password, { name: 'hash' });
  const decoy = await hash(crypto.randomUUID());
  return {
    hash,
    async verify(hashed, password) {
      const matches: boolean = await threads.run({ hashed: hashed ?? decoy, password }, { name: 'verify' });
      return hashed !== undefined && matches;
    },
  };
}
