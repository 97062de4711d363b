import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { drawn, hairline } from './hairline.ts';
import { styled } from '../foundation/theme.ts';

/** Button that looks like a link, for places where all other controls are links. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Root onPress={onPress}>
      <span>{children}</span>
    </Root>
  );
}

const Root = styled(AriaButton, {
  minHeight: '$touch',
  cursor: 'pointer',
  '& span': hairline,
  '&[data-hovered] span': drawn,
});
