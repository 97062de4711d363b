import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { lateFlow, type LateFlow } from '#src/shared/flow/lazy-actor.ts';
import type { Go } from './actors.ts';

/** The viewer over `count` holes, closed until its machine is here. */
export function lateHoleViewer(count: number, go: Go, pathOf: (index: number) => string): LateFlow<typeof holeViewerMachine> {
  return lateFlow({ value: 'closed', context: { count, index: 0 } }, async () => {
    const { holeViewerOf } = await import('./actors.ts');
    return holeViewerOf(count, go, pathOf);
  });
}
