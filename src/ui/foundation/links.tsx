import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { words } from './words.ts';

/** An entry of a list of links. */
export type LinkItem = { href: string; label: string; isExternal?: boolean; isCurrent?: boolean };

/** Props that open a link in a new tab; empty for internal links. */
export function targetOf(isExternal: boolean | undefined) {
  return isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}

/** Marks a link that opens a new window, visually and for screen readers. */
export function NewWindowMark() {
  return (
    <>
      <Icon name="external" size="small" />
      <VisuallyHidden>{words.newWindow}</VisuallyHidden>
    </>
  );
}
