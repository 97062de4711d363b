import type { AnyMachineSnapshot } from 'xstate';

/** Returns a copy of a snapshot that records which parts of the context are read. */
export function noteReads<S extends AnyMachineSnapshot>(snapshot: S): { readonly noted: S; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  const context: unknown = new Proxy(Object(snapshot.context), {
    get(target, key, receiver) {
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  return { noted: { ...snapshot, context }, read };
}
