import { earlyMenuId } from '#contract/http/rendered-page.ts';
import { modalTransitionMs } from '#contract/site/frame-limits.ts';

/** Removes the menu of the HTML once the page has hydrated. If it is open, the site's menu opens under it first. */
export function replaceEarlyMenu(): void {
  const menu = document.getElementById(earlyMenuId);
  const button = document.querySelector<HTMLElement>(`[popovertarget="${earlyMenuId}"]`);
  // An older browser has never shown it, and does not know the selector.
  if (!menu || !button || !('popover' in menu) || !menu.matches(':popover-open')) return menu?.remove();
  button.click();
  setTimeout(() => menu.remove(), modalTransitionMs);
}
