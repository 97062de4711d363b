import type { RenderPage } from '#contract/http/rendered-page.ts';
import type { HashingQueue } from './crypto/hashing-queue.ts';
import type { Keys } from './crypto/keys.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Site } from './ssr/files.ts';

/** Requests a URL, or a path of this site, until `signal` aborts. */
export type FetchUrl = (
  url: string,
  init: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
    signal: AbortSignal;
  },
) => Promise<Response>;
type PageKind = 'rendered' | 'cached' | 'refused';

/** Dependencies of the application, injected so that a test can move the clock or replace an external service. */
export type Deps = {
  readonly db: Db;
  readonly env: Env;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: Log;
  readonly passwords: Passwords;
  /** Hashes and verifies passwords. */
  readonly hashingQueue: HashingQueue;
  /** Salt of this installation for client addresses, which rate limits store hashed. */
  readonly addressSalt: string;
  /** Seal personal data and compute keyed hashes; the same for all processes of one database. */
  readonly keys: Keys;
  /** Sends a request to an external service. */
  readonly fetchExternal: FetchUrl;
  readonly site: Site;
  /** Renders the pages of the built site; null if it was built without server rendering. */
  readonly render: RenderPage | null;
  /**
   * Counts a page as rendered, as served from the cache, or as left to the browser because of the limits of renderings.
   */
  readonly countPage?: (kind: PageKind) => void;
  /** Calls `forget` whenever the content of the site changes, so that nothing outdated is served. */
  readonly onContentChange?: (forget: () => void) => void;
};
