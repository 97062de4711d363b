import type { ComponentType } from 'react';
import { styled } from '#src/ui/foundation/theme.ts';

/** Shows a component on a dark surface. */
export function OnForest(Story: ComponentType) {
  return (
    <Forest data-dark="">
      <Story />
    </Forest>
  );
}

/** Shows a component at the width of a form. */
export function InForm(Story: ComponentType) {
  return (
    <Form>
      <Story />
    </Form>
  );
}

/** Shows a component at the width of a long form. */
export function InWideForm(Story: ComponentType) {
  return (
    <WideForm>
      <Story />
    </WideForm>
  );
}

const Forest = styled('div', { padding: '$6', backgroundColor: '$forest', color: '$ivory' });

export const Form = styled('div', { width: '27rem', maxWidth: '100%' });

export const WideForm = styled('div', { width: '45rem', maxWidth: '100%' });

/** Shows an overlay of a picture on the darkest part of its scrim. */
export function OnInk(Story: ComponentType) {
  return (
    <Ink>
      <Story />
    </Ink>
  );
}

/** Positions a component that opens towards the left. */
export function AtTheRight(Story: ComponentType) {
  return (
    <Right>
      <Story />
    </Right>
  );
}

const Ink = styled('div', { position: 'relative', minHeight: '10rem', backgroundColor: '$ink' });

export const Right = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  minHeight: '18rem',
});

/** Shows a component that is wider than its column, between the margins of a page. */
export function BetweenMargins(Story: ComponentType) {
  return (
    <Margins>
      <Story />
    </Margins>
  );
}

const Margins = styled('div', { paddingInline: '$edge', paddingBlock: '$5' });

/** Positions a component that opens below a header. */
export function BelowTheTop(Story: ComponentType) {
  return (
    <Top>
      <Story />
    </Top>
  );
}

/** Positions a component that opens upwards. */
export function AtTheBottom(Story: ComponentType) {
  return (
    <Bottom>
      <Story />
    </Bottom>
  );
}

const Top = styled('div', { position: 'relative', zIndex: 0, height: '5rem', marginBottom: '36rem' });

const Bottom = styled('div', { paddingTop: '16rem' });
