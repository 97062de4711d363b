import { useEffect, useState } from 'react';

/** Returns whether something other than the page is being printed, and a function that prints it. */
export function usePrinting(): [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const onAfterPrint = () => setPrinting(false);
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, [isPrinting]);
  return [isPrinting, () => setPrinting(true)];
}
