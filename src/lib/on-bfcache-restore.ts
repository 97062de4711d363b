/**
 * Calls `listener` whenever the page is restored from the back/forward cache: other tabs, and other pages of this tab,
 * may have changed the state meanwhile, and this page has received none of their events. Returns an unsubscribe
 * function.
 */
export function onBfcacheRestore(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
