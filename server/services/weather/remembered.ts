const lifetime = { known: 10 * 60_000, unknown: 60_000 } as const;

/**
 * What `load` said last, for ten minutes, or for one when it did not know (null). Who asks while it is being loaded waits
 * for that one. It lives in the memory of this process: another process may know an older or newer one.
 */
export function remembered<T>(load: () => Promise<T | null>, now: () => Date): () => Promise<T | null> {
  let last: { readonly value: T | null; readonly until: number } | undefined;
  let loading: Promise<T | null> | undefined;
  const renew = async () => {
    const value = await load();
    last = { value, until: now().getTime() + (value === null ? lifetime.unknown : lifetime.known) };
    return value;
  };
  return async () => {
    if (last && now().getTime() < last.until) return last.value;
    loading ??= renew().finally(() => {
      loading = undefined;
    });
    return loading;
  };
}
