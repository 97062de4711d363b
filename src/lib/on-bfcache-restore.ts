/**
 * Calls whenever the page comes back as it was left, by Back or Forward: other tabs, and other pages of this one, have gone on meanwhile,
 * and nothing was heard of them. Answers how to stop.
 */
export function onBfcacheRestore(call: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) call();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}
