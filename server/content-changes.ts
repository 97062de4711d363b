/** Caches that forget what they hold when the content of the site changes. */
export type ContentChanges = {
  readonly subscribe: (forget: () => void) => void;
  /** Reads the revision of the content, and calls the subscribers if it is another one than before. */
  readonly check: () => Promise<void>;
};

/** Each process asks the database, instead of being told by another one: that works for both databases alike. */
export function createContentChanges(readRevision: () => Promise<number>): ContentChanges {
  const subscribers: (() => void)[] = [];
  let known: number | undefined;
  return {
    subscribe: (forget) => void subscribers.push(forget),
    async check() {
      const revision = await readRevision();
      if (known !== undefined && revision !== known) for (const forget of subscribers) forget();
      known = revision;
    },
  };
}
