// What is done before the first paint of a page that is written for everybody.
(() => {
  // What this browser has put away is not shown even for a moment.
  const kept = (area) => {
    try {
      return window[area].getItem('popup:top-banner');
    } catch {
      return null;
    }
  };
  const until = Number(kept('localStorage'));
  const isHidden = Date.now() < until && until <= Date.now() + 86_400_000;
  if (isHidden || kept('sessionStorage') === 'closed') document.documentElement.dataset.putAway = 'banner';

  // The picture of the first screen has the line for itself: what lies below asks for its own once that is there, or
  // somebody moves.
  document.documentElement.dataset.arriving = '';
  const arrive = () => void delete document.documentElement.dataset.arriving;
  for (const type of ['scroll', 'keydown', 'pointerdown', 'beforeprint']) addEventListener(type, arrive, { once: true, capture: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(arrive)));

  // What is submitted before there is code to send it does not go, with all that was typed, into the address.
  document.addEventListener('submit', (event) => event.preventDefault(), true);

  // What the address names is unfolded as it comes, so that nothing moves when the page's own code unfolds it.
  const named = location.hash.slice(1);
  if (!named) return;
  const observer = new MutationObserver(() => {
    const part = document.getElementById(named);
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
})();
