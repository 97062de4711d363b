/**
 * Returns the state that the router keeps in the current history entry: how many entries of this site lie before it,
 * and the state of the page.
 */
export function entryState(): { idx: number; usr: unknown } {
  const state: unknown = window.history.state;
  const isState = typeof state === 'object' && state !== null;
  return {
    idx: isState && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0,
    usr: isState && 'usr' in state ? state.usr : null,
  };
}
