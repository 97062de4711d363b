import type { ComponentProps } from 'react';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

/** Inline warning, next to the fields that it concerns. */
export function InlineNotice({
  children,
  ...props
}: Pick<ComponentProps<'p'>, 'ref' | 'role' | 'tabIndex' | 'children'>) {
  return (
    <Line {...props}>
      <Icon name="notice" size="small" />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  color: '$persimmon',
  fontSize: '$sm',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flex: 'none', marginTop: '.2em' },
});
