import { hash, verify } from '@node-rs/argon2';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares with `hashed`, or with a decoy hash if there is none, so that both cases take the same time. */
  verify(hashed: string | undefined, password: string): Promise<boolean>;
};

/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), which are the library's defaults. */
export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash(crypto.randomUUID());
  return {
    hash: (password) => hash(password),
    async verify(hashed, password) {
      const matches = await verify(hashed ?? decoy, password);
      return hashed !== undefined && matches;
    },
  };
}
