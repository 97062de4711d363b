/** Returns the step for which a page added a history entry, from the state of the entry; 0 for the page's own entry. */
export function stepOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? state.step
    : 0;
}
