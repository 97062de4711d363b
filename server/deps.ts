import type { RenderPage } from '#contract/rendered-page.ts';
import type { HashingQueue } from './crypto/hashing-queue.ts';
import type { Keys } from './crypto/keys.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { VerificationCodec } from './crypto/verification-codec.ts';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Site } from './site/files.ts';

/** Asks a URL, or a path of this site; what it gave up on by `signal` it may drop. */
export type Ask = (url: string, signal: AbortSignal) => Promise<Response>;
export type PageKind = 'rendered' | 'cached';

/** Everything that the application takes from outside, so that a test may move the clock or watch a verification. */
export type Deps = {
  readonly db: Db;
  readonly env: Env;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: Log;
  readonly passwords: Passwords;
  /** In which passwords are hashed and verified. */
  readonly hashingQueue: HashingQueue;
  /** Salt of this installation for the client addresses that rate limits count, which are stored hashed. */
  readonly addressSalt: string;
  /** Seal personal identifiers; the same for all processes of one database. */
  readonly keys: Keys;
  readonly codec: VerificationCodec;
  /** Shared with the provider: what `codec` and the sandbox's provider seal with. */
  readonly verificationKey: Buffer;
  /** Asks a server outside. */
  readonly ask: Ask;
  readonly site: Site;
  /** Writes the pages of the built site; null where it was not built to. */
  readonly render: RenderPage | null;
  /** Counts each page that is rendered, and each that is answered from the cache. */
  readonly countPage?: (how: PageKind) => void;
};
