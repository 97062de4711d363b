import { useEffect, useState } from 'react';

/** How long to wait for fonts, in milliseconds. */
const patience = 3_000;

/**
 * Whether the fonts of the hidden element with this id are loaded, so that it can be shown without a swap. After a timeout it is shown in the
 * fallback fonts.
 */
export function useFontsReady(name: string): boolean {
  const [read, setRead] = useState<string | null>(null);
  const isPossible = typeof document !== 'undefined' && 'fonts' in document;
  useEffect(() => {
    if (!isPossible || name === '') return undefined;
    let isLeft = false;
    const show = () => !isLeft && setRead(name);
    const timer = setTimeout(show, patience);
    void pageFonts().then(show);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isPossible, name]);
  return !isPossible || read === name;
}

/**
 * The browser fetches exactly the font files that it needs when it lays out the hidden text; `document.fonts.load` would fetch every file that might
 * contain one of its characters.
 */
async function pageFonts(): Promise<unknown> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.fonts.ready;
}
