import { createHashingThreads } from './hashing-threads.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares with `hashed`, or with a decoy hash if there is none, so that both cases take the same time. */
  verify(hashed: string | undefined, password: string): Promise<boolean>;
};

/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), which are the library's defaults. */
export async function createPasswords(threads = createHashingThreads()): Promise<Passwords> {
  const hash = async (password: string) => {
    const { hash: hashed } = await threads.run({ password });
    if (hashed === undefined) throw new Error('The thread returned no hash.');
    return hashed;
  };
  const decoy = await hash(crypto.randomUUID());
  return {
    hash,
    async verify(hashed, password) {
      const { matches } = await threads.run({ hashed: hashed ?? decoy, password });
      return hashed !== undefined && matches === true;
    },
  };
}
