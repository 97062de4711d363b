import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { lazyActor, type LazyActor } from '#src/shared/flow/lazy-actor.ts';
import type { Go } from './actors.ts';

/** The viewer over `count` holes; it is closed until its machine is loaded. */
export function lazyHoleViewer(count: number, go: Go, pathOf: (index: number) => string): LazyActor<typeof holeViewerMachine> {
  return lazyActor({ value: 'closed', context: { count, index: 0 } }, async () => {
    const { holeViewerOf } = await import('./actors.ts');
    return holeViewerOf(count, go, pathOf);
  });
}
