import type { ReactNode } from 'react';
import { Container } from '../foundation/layout.ts';
import { SectionHead } from '../page/SectionHead.tsx';
import { styled } from '../foundation/theme.ts';

export type IntroTextProps = {
  eyebrow: string;
  /** Line breaks are preserved in the desktop layout. */
  title: string;
  children: ReactNode;
};

/** Introduction of a page without a picture: a heading at the left, its text at the right, aligned at the bottom. */
export function IntroText({ eyebrow, title, children }: IntroTextProps) {
  return (
    <Frame>
      <SectionHead eyebrow={eyebrow} title={title} />
      <Words>{children}</Words>
    </Frame>
  );
}

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: '6fr 5fr',
  columnGap: 'calc(100% / 12)',
  alignItems: 'end',
  paddingBlock: '$sectionSmall $8',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.5rem', paddingBlock: '3.5rem 2.5rem' },
});

const Words = styled('div', { display: 'grid', justifyItems: 'start', gap: '1.25rem', minWidth: 0, maxWidth: '34em' });
