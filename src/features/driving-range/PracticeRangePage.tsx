import { paths } from '#contract/site/site-paths.ts';
import { RangeFrame } from './RangeFrame.tsx';
import { PracticeRangeScreen } from './PracticeRangeScreen.tsx';

/** /driving-range/practice-range: the holes, how to use them, what they cost; all of it fixed (spec 000 §2). */
export function PracticeRangePage() {
  return (
    <RangeFrame path={paths.practiceRange}>
      <PracticeRangeScreen />
    </RangeFrame>
  );
}
