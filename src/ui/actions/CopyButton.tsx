import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  label: string;
  /** Messages shown after copying, and if the browser refused. */
  done: string;
  failed: string;
};

type Outcome = 'done' | 'failed' | null;

/** Copies a text to the clipboard, and shows the outcome for four seconds. */
export function CopyButton({ text, label, ...messages }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), 4_000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => writeToClipboard(text).then(setOutcome);
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => void copy()}>
        {outcome ? messages[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </>
  );
}

/** Resolves to `failed` also in an insecure context, which has no clipboard. */
async function writeToClipboard(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'failed';
  }
}
