import { paths } from '#contract/site/site-paths.ts';
import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { RangeFrame } from './RangeFrame.tsx';

const PracticeRangeScreen = deferHydration('PracticeRangeScreen', async () => (await import('./PracticeRangeScreen.tsx')).PracticeRangeScreen);

/** /driving-range/practice-range: the holes, how to use them, what they cost; all of it fixed (spec 000 §2). */
export function PracticeRangePage() {
  return (
    <RangeFrame path={paths.practiceRange}>
      <PracticeRangeScreen />
    </RangeFrame>
  );
}
