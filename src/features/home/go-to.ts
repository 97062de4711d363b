import { scrollLimits } from '#contract/site/frame-limits.ts';
import { whenElementExists } from '#src/lib/when-element-exists.ts';
import { scrollToElement } from '#src/ui/hooks/scroll-to.ts';
import type { HomeSectionId } from './sections.ts';

/** Scrolls to a section as soon as it is rendered, moves the focus to it and sets the hash (spec 000 §2). */
export function goTo(id: HomeSectionId, duration: number, offset = 0): void {
  whenElementExists(id, (section) => {
    window.history.replaceState(window.history.state, '', `#${id}`);
    section.focus({ preventScroll: true });
    void scrollToElement(section, offset, duration);
  });
}

/**
 * Distance, in pixels, at which the side navigation stops above a section, so that its lead-in is visible; 0 for the
 * last section.
 */
export const offsetOf = (id: HomeSectionId): number => (id === 'golf' ? 0 : scrollLimits.sideNavigationOffsetPx);
