import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../../foundation/Icon.tsx';
import { contentVisibilityAuto } from '../../foundation/content-visibility.ts';
import { screenOnly } from '../../foundation/print.ts';
import { styled } from '../../foundation/theme.ts';
import { HoleData, type HoleDataProps } from './HoleData.tsx';

export type HoleArticleProps = HoleDataProps & {
  plan: ReactNode;
  /** Called when the plan is pressed, to show it enlarged. */
  onEnlarge: () => void;
};

/** A hole with its plan beside its data, and an anchor (spec 000 §2). */
export function HoleArticle({ plan, onEnlarge, ...data }: HoleArticleProps) {
  const titleId = `hole-${data.holeNumber}-name`;
  return (
    <Root id={`hole-${data.holeNumber}`} aria-labelledby={titleId} tabIndex={-1}>
      <PlanArea>
        <Plan>{plan}</Plan>
        <Enlarge aria-label={`${data.place} 크게 보기`} onPress={onEnlarge}>
          <Icon name="plus" size="small" />
          크게 보기
        </Enlarge>
      </PlanArea>
      <HoleData {...data} titleId={titleId} />
    </Root>
  );
}

const Root = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 588fr) minmax(0, 486fr)',
  gap: '$6 10.5%',
  paddingBlock: '4rem',
  borderTop: '1px solid $colors$lineBronze',
  scrollMarginTop: '6rem',
  '&:focus': { outline: 'none' },
  '& > :last-child': contentVisibilityAuto('45rem'),
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '2rem 3.5rem' },
  '@print': {
    gridTemplateColumns: '38% 1fr',
    gap: '16pt',
    paddingBlock: '8pt',
    breakInside: 'avoid',
    borderColor: '#000',
  },
});

const PlanArea = styled('div', {
  position: 'relative',
  height: '46rem',
  '@mobile': { height: '35rem', marginInline: 'calc(-1 * $space$edge)' },
  '@print': { height: '68mm', margin: 0 },
});

const Plan = styled('div', { height: '100%' });

/** Button that covers the plan. */
const Enlarge = styled(AriaButton, {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: '.625rem',
  paddingBottom: '.5rem',
  color: '$sage',
  fontSize: '$xs',
  cursor: 'zoom-in',
  '&[data-hovered]': { color: '$text' },
  '& svg': { alignSelf: 'flex-end', marginBottom: '.25rem' },
  '@mobile': { paddingRight: '$edge' },
  ...screenOnly,
});
