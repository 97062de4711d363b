import type { Page } from 'playwright/test';

/**
 * Has the recording of this page tell that a child shows itself only where the child has come to `state`, and there as a step like any
 * other. On its way it shows itself more often than in a path, where it shows at once what it comes to.
 */
export const recordChildAt = (page: Page, child: string, state: string): Promise<void> => page.evaluate(wrap, { child, state });

/** Runs in the page. */
function wrap({ child, state }: { child: string; state: string }): void {
  const recorded = window.__flows;
  if (!recorded) throw new Error('Nothing is recorded here');
  const steps = () => {
    const all = recorded.steps();
    // A listener's own step is recorded before that of the child.
    const isInState = (index: number) => all[index + 1]?.machine === child && all[index + 1]?.to === state;
    return all.flatMap((step, index) => {
      if (step.event !== `xstate.snapshot.${child}`) return [step];
      return isInState(index) ? [{ ...step, event: `${child} shows` }] : [];
    });
  };
  window.__flows = { steps };
}
