import type { OnPurpose } from '#tools/review/alike.ts';

/** A review renders animations in their final state. */
const closing = 'A menu that closes moves out of sight; the stories are for the states in which it does.';
const onlyThis = 'The screen of the flow in this state is this component, and nothing else.';

export const alikeOnPurpose: readonly OnPurpose[] = [
  { stories: ['flows-site-menu--closed', 'flows-site-menu--full-menu-closing', 'flows-site-menu--full-menu-closing-menu-dismissed'], reason: closing },
  { stories: ['flows-site-menu--sheet-closing', 'flows-site-menu--sheet-closing-menu-dismissed', 'flows-site-menu--sheet-closing-menu-dismissed-hcks'], reason: closing },
  { stories: ['flows-carousel--paused-previous-pressed', 'ui-carousel--last'], reason: onlyThis },
  { stories: ['flows-carousel--dragging', 'ui-carousel--first'], reason: onlyThis },
  { stories: ['flows-session--anonymous-browsing', 'ui-siteheader--visitor'], reason: onlyThis },
  { stories: ['flows-session--authenticated-browsing', 'ui-siteheader--member'], reason: onlyThis },
];
