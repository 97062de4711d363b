/** @jsxRuntime automatic */
import { earlyMenuId } from '#contract/http/rendered-page.ts';
import { noScriptMessages } from '#contract/site/no-script-messages.ts';
import { PageList } from './PageList.tsx';

/**
 * The menu until the page has hydrated: the header's menu button opens it without any script. Hydration replaces it by
 * the site's menu, and removes it.
 */
export const EarlyMenu = () => (
  <nav id={earlyMenuId} popover="auto" aria-label={noScriptMessages.menu}>
    <button type="button" popoverTarget={earlyMenuId} popoverTargetAction="hide">
      닫기
    </button>
    <PageList />
  </nav>
);
