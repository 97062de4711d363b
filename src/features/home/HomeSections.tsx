import { useEffect } from 'react';
import { scrollLimits } from '#contract/site/frame-limits.ts';
import { SideNavigation } from '#src/ui/page/SideNavigation.tsx';
import { goTo, offsetOf } from './go-to.ts';
import { homeSections } from './sections.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

/**
 * The side navigation through the blocks of the home page. A hash in the URL scrolls to its block. A component of its
 * own, since its state changes while scrolling.
 */
export function HomeSections() {
  const { current, tone } = useScrollSpy(homeSections);
  useEffect(() => {
    const target = homeSections.find(({ id }) => window.location.hash === `#${id}`);
    if (target) goTo(target.id, 0, offsetOf(target.id));
  }, []);
  return (
    <SideNavigation
      items={homeSections}
      current={current}
      tone={tone}
      onGo={(id) => goTo(id, scrollLimits.sideNavigationMs, offsetOf(id))}
    />
  );
}
