import { useEffect, useState } from 'react';

type Fields = Readonly<Record<string, unknown>>;

const isEqual = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * The user's edits on top of the applied values, until other values are applied. Values that were sent count as applied
 * a moment later; that does not discard what has been typed since. `onDiscard` is called when a draft is discarded,
 * also during rendering.
 */
export function useDraft<Value extends Fields>(applied: Value, onDiscard: () => void) {
  const [draft, setDraft] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const [sent, setSent] = useState<Value>();
  if (!isEqual(lastApplied, applied)) {
    setLastApplied(applied);
    setSent(undefined);
    if (!sent || !isEqual(sent, applied)) {
      setDraft(applied);
      onDiscard();
    }
  }
  // Back right after sending: the sent values may never be applied.
  useEffect(() => {
    if (!sent) return undefined;
    const discard = () => {
      setSent(undefined);
      setDraft(applied);
      onDiscard();
    };
    window.addEventListener('popstate', discard);
    return () => window.removeEventListener('popstate', discard);
  }, [sent, applied, onDiscard]);
  /** Sets the draft to the values that are sent, so that applying them does not discard newer edits. */
  const send = (value: Value) => {
    setDraft(value);
    setSent(isEqual(value, applied) ? undefined : value);
  };
  return { draft, change: (changes: Partial<Value>) => setDraft({ ...draft, ...changes }), send };
}
