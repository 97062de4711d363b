import { useEffect, useState } from 'react';

type Fields = Readonly<Record<string, unknown>>;

const isAlike = (one: Fields, other: Fields): boolean => Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * The user's edits on top of the applied values, until other values are applied. Values that were sent count as applied a moment later; that does
 * not discard what has been typed since. `onGivenUp` is called when a draft is discarded, also during rendering.
 */
export function useDraft<Value extends Fields>(holding: Value, onGivenUp: () => void) {
  const [draft, setDraft] = useState(holding);
  const [held, setHeld] = useState(holding);
  const [sent, setSent] = useState<Value>();
  if (!isAlike(held, holding)) {
    setHeld(holding);
    setSent(undefined);
    if (!sent || !isAlike(sent, holding)) {
      setDraft(holding);
      onGivenUp();
    }
  }
  // Back right after sending: the sent values may never be applied.
  useEffect(() => {
    if (!sent) return undefined;
    const giveUp = () => {
      setSent(undefined);
      setDraft(holding);
      onGivenUp();
    };
    window.addEventListener('popstate', giveUp);
    return () => window.removeEventListener('popstate', giveUp);
  }, [sent, holding, onGivenUp]);
  /** Sets the draft to the values that are sent, so that applying them does not discard newer edits. */
  const send = (value: Value) => {
    setDraft(value);
    setSent(isAlike(value, holding) ? undefined : value);
  };
  return { draft, change: (differs: Partial<Value>) => setDraft({ ...draft, ...differs }), send };
}
