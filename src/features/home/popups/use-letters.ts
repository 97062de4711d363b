import { useEffect, useState } from 'react';
import { rest } from '#src/api/rest.ts';

const families = ["'Pretendard Variable'", "'Gowun Batang'"];
/** How long letters are waited for, in milliseconds. */
const patience = 3_000;

/** Whether the letters of a text are here, so that it is laid out once; what they are too slow for is read in what stands in for them. */
export function useLetters(text: string): boolean {
  const [read, setRead] = useState<string | null>(null);
  const isPossible = typeof document !== 'undefined' && 'fonts' in document;
  useEffect(() => {
    if (!isPossible || text === '') return undefined;
    let isLeft = false;
    const show = () => !isLeft && setRead(text);
    const timer = setTimeout(show, patience);
    // Letters that do not come are waited for no longer.
    void Promise.all(families.map((family) => lettersOf(family, text))).then(show, show);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isPossible, text]);
  return !isPossible || read === text;
}

/** In a task of its own: a slow phone takes a while to find which files they are in. */
async function lettersOf(family: string, text: string): Promise<unknown> {
  await rest();
  return document.fonts.load(`1em ${family}`, [...new Set(text)].join(''));
}
