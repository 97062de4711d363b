import { scrollLimits } from '#contract/site/frame-limits.ts';
import { SideNavigation } from '#src/ui/page/SideNavigation.tsx';
import { homeSections, type HomeSectionId } from './sections.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

/** The side navigation through the blocks of the home page. */
export function HomeSections() {
  const { current, tone } = useScrollSpy(homeSections);
  return <SideNavigation items={homeSections} current={current} tone={tone} onGo={(id) => void goToSection(id)} />;
}

async function goToSection(id: HomeSectionId): Promise<void> {
  const { goTo, offsetOf } = await import('./go-to.ts');
  goTo(id, scrollLimits.sideNavigationMs, offsetOf(id));
}
