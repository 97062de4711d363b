import type { Hole } from '#contract/clubs/course.ts';
import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import type { FlowSnapshot } from '#src/shared/flow/flow.ts';

export type HoleViewerView = {
  shown: Hole;
  index: number;
  holeNumbers: readonly number[];
  previous: string;
  next: string;
} | null;

/** View of the viewer: the enlarged hole and the names of its neighbours; null while it is closed. */
export function holeViewerView(
  snapshot: FlowSnapshot<typeof holeViewerMachine>,
  holes: readonly Hole[],
): HoleViewerView {
  const { index } = snapshot.context;
  const shown = holes[index];
  if (!snapshot.matches('open') || !shown) return null;
  const labelOf = (position: number) => `${holes.at(position % holes.length)?.holeNumber}번 홀`;
  return {
    shown,
    index,
    holeNumbers: holes.map(({ holeNumber }) => holeNumber),
    previous: labelOf(index - 1),
    next: labelOf(index + 1),
  };
}
