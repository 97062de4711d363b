import { useEffect, useState } from 'react';

/** How long letters are waited for, in milliseconds. */
const patience = 3_000;

/** Whether the letters are here of what is laid out unseen under this name, so that it is seen in its own; what they are too slow for is read in what stands in for them. */
export function useLetters(name: string): boolean {
  const [read, setRead] = useState<string | null>(null);
  const isPossible = typeof document !== 'undefined' && 'fonts' in document;
  useEffect(() => {
    if (!isPossible || name === '') return undefined;
    let isLeft = false;
    const show = () => !isLeft && setRead(name);
    const timer = setTimeout(show, patience);
    void lettersOfThePage().then(show);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isPossible, name]);
  return !isPossible || read === name;
}

/** A browser asks for the files that it needs, and for no others, as it lays out: `document.fonts.load` would take all that might hold a letter. */
async function lettersOfThePage(): Promise<unknown> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.fonts.ready;
}
