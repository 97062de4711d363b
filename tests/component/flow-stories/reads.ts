import type { AnyMachineSnapshot } from 'xstate';

/** Returns a copy of a snapshot that records which parts of the context are read. */
export function trackReads<S extends AnyMachineSnapshot>(
  snapshot: S,
): { readonly tracked: S; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  const context: unknown = new Proxy(Object(snapshot.context), {
    get(target, key, receiver) {
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  return { tracked: { ...snapshot, context }, read };
}
