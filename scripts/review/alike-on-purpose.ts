/** Stories that look the same at every width, and why each is a separate story. */
export type OnPurpose = { readonly stories: readonly string[]; readonly reason: string };

/** A review renders animations in their final state. */
const closing = 'A menu that closes moves out of sight; the stories are for the states in which it does.';

export const alikeOnPurpose: readonly OnPurpose[] = [
  { stories: ['flows-site-menu--closed', 'flows-site-menu--full-menu-closing', 'flows-site-menu--full-menu-closing-menu-dismissed'], reason: closing },
  { stories: ['flows-site-menu--sheet-closing', 'flows-site-menu--sheet-closing-menu-dismissed', 'flows-site-menu--sheet-closing-menu-dismissed-hcks'], reason: closing },
];
