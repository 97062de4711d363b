import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { drawn, hairline } from './hairline.ts';
import { styled } from '../foundation/theme.ts';

/** A button among links that looks like one of them. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Root onPress={onPress}>
      <span>{children}</span>
    </Root>
  );
}

const Root = styled(AriaButton, { minHeight: '$touch', cursor: 'pointer', '& span': hairline, '&[data-hovered] span': drawn });
