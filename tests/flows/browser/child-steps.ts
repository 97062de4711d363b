import type { Page } from 'playwright/test';

/**
 * Changes the inspection of this page so that snapshots of a child count only in its state `state`, as an ordinary
 * step. On the site a child emits more snapshots than in a path, where it emits only its last one.
 */
export const inspectChildAt = (page: Page, child: string, state: string): Promise<void> =>
  page.evaluate(wrap, { child, state });

/** Runs in the page. */
function wrap({ child, state }: { child: string; state: string }): void {
  const inspected = window.__flows;
  if (!inspected) throw new Error('Nothing is inspected here');
  const steps = () => {
    const all = inspected.steps();
    // A parent's step comes before the step of the child that it listens to.
    const isInState = (index: number) => all[index + 1]?.machine === child && all[index + 1]?.to === state;
    return all.flatMap((step, index) => {
      if (step.event !== `xstate.snapshot.${child}`) return [step];
      return isInState(index) ? [{ ...step, event: `${child} shows` }] : [];
    });
  };
  window.__flows = { steps };
}
