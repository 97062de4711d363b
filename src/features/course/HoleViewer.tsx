import { useEffect, useRef } from 'react';
import type { CourseDetail } from '#contract/clubs/course.ts';
import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import type { Flow } from '#src/shared/flow/flow.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { HoleDialog } from '#src/ui/golf/course/HoleDialog.tsx';
import { holeData } from './course-view.ts';
import { holeViewerView } from './hole-viewer-view.ts';
import { HolePicture } from './HolePicture.tsx';

export type HoleViewerProps = { actor: Flow<typeof holeViewerMachine>; course: CourseDetail };

/** The viewer bound to its machine. Closing it moves the focus to the button of the hole that was shown last. */
export function HoleViewer({ actor, course }: HoleViewerProps) {
  const view = holeViewerView(useStoreSnapshot(actor), course.golfCourseHoles);
  const lastHoleNumber = useRef<number | null>(null);
  useEffect(() => {
    if (view) lastHoleNumber.current = view.shown.holeNumber;
    else if (lastHoleNumber.current !== null) {
      document.querySelector<HTMLElement>(`#hole-${lastHoleNumber.current} button`)?.focus();
      lastHoleNumber.current = null;
    }
  }, [view]);
  if (!view) return null;
  return (
    <HoleDialog
      {...holeData(course, view.shown)}
      plan={<HolePicture key={view.shown.id} hole={view.shown} />}
      tip={<ServedDocument html={view.shown.tip} />}
      holeNumbers={view.holeNumbers}
      index={view.index}
      previous={view.previous}
      next={view.next}
      onNext={() => actor.send({ type: 'next.pressed' })}
      onPrevious={() => actor.send({ type: 'previous.pressed' })}
      onChoose={(index) => actor.send({ type: 'hole.chosen', index })}
      onDrag={(distance) => actor.send({ type: 'drag.ended', distance })}
      onClose={() => actor.send({ type: 'viewer.closed' })}
    />
  );
}
