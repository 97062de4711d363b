import { useEffect, useState } from 'react';

const timeoutMs = 3_000;

/**
 * Returns whether the fonts of the hidden content with this key are loaded, so that it can be shown without a font
 * swap. After a timeout it is shown in the fallback fonts.
 */
export function useFontsReady(key: string): boolean {
  const [readyKey, setReadyKey] = useState<string | null>(null);
  const isSupported = typeof document !== 'undefined' && 'fonts' in document;
  useEffect(() => {
    if (!isSupported || key === '') return undefined;
    let isCancelled = false;
    const markReady = () => !isCancelled && setReadyKey(key);
    const timer = setTimeout(markReady, timeoutMs);
    void whenFontsLoaded().then(markReady);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isSupported, key]);
  return !isSupported || readyKey === key;
}

/**
 * The browser fetches exactly the font files that it needs when it lays out the hidden text; `document.fonts.load`
 * would fetch every file that might contain one of its characters.
 */
async function whenFontsLoaded(): Promise<unknown> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.fonts.ready;
}
