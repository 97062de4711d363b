import { paths } from '#contract/site-paths.ts';
import { PracticeRangeScreen } from './PracticeRangeScreen.tsx';
import { RangeFrame } from './RangeFrame.tsx';

/** /driving-range/practice-range: the holes, how to use them, what they cost; all of it fixed (spec 000 §2). */
export function PracticeRangePage() {
  return (
    <RangeFrame path={paths.practiceRange}>
      <PracticeRangeScreen />
    </RangeFrame>
  );
}
