import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  label: string;
  /** Said when it is, and when the browser would not. */
  done: string;
  failed: string;
};

type Outcome = 'done' | 'failed' | null;

/** Puts a text where it can be pasted from, and says so for a while. */
export function CopyButton({ text, label, ...said }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), 4_000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => write(text).then(setOutcome);
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => void copy()}>
        {outcome ? said[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && said[outcome]}</VisuallyHidden>
    </>
  );
}

/** A page that is not served securely has no clipboard. */
async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'failed';
  }
}
