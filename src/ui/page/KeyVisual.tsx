import type { ReactElement } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import { Container } from '../foundation/layout.ts';
import { Picture } from '../media/Picture.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { HeaderEnd } from './HeaderEnd.tsx';

export type KeyVisualProps = {
  eyebrow: string;
  title: string;
  breadcrumb: BreadcrumbProps;
  /**
   * One of the site's pictures, or an element for a picture uploaded by the operator: a `ContentPicture` above the
   * fold.
   */
  picture: PictureName | ReactElement;
  mobilePicture?: PictureName;
  size?: 'regular' | 'low';
};

/** Page header with the title over a picture, on a scrim that keeps the text readable. */
export function KeyVisual({ eyebrow, title, breadcrumb, picture, mobilePicture, size = 'regular' }: KeyVisualProps) {
  return (
    <Frame size={size} data-dark="">
      {typeof picture === 'string' ? (
        <Picture name={picture} {...(mobilePicture && { mobileName: mobilePicture })} alt="" sizes="100vw" priority />
      ) : (
        picture
      )}
      <Content>
        <div>
          <Eyebrow lang="en">{eyebrow}</Eyebrow>
          <Title as="h1" size={size === 'low' ? 'title' : 'page'}>
            {title}
          </Title>
        </div>
        <Breadcrumb {...breadcrumb} />
      </Content>
      <HeaderEnd />
    </Frame>
  );
}

const ink = (opacity: number, stop: string) => `rgba(16, 32, 26, ${opacity}) ${stop}`;
const scrim = (...stops: string[]) => `linear-gradient(180deg, ${stops.join(', ')})`;

const Frame = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  '& picture': { position: 'absolute', inset: 0 },
  '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '@print': { backgroundColor: 'transparent', color: '#000', '& picture, & nav, &::before': { display: 'none' } },
  variants: {
    size: {
      regular: {
        minHeight: '$keyVisual',
        '@print': { minHeight: 0 },
        '&::before': {
          background: scrim(
            ink(0.72, '0'),
            ink(0.64, '5.5rem'),
            ink(0.1, '14.5rem'),
            ink(0.1, '50%'),
            ink(0.5, '66%'),
            ink(0.66, '100%'),
          ),
          '@mobile': {
            background: scrim(ink(0.7, '0'), ink(0.62, '4rem'), ink(0.46, '42%'), ink(0.62, '60%'), ink(0.7, '100%')),
          },
        },
      },
      low: {
        minHeight: '$keyVisualLow',
        '@print': { minHeight: 0 },
        '&::before': {
          background: scrim(ink(0.66, '0'), ink(0.6, '30%'), ink(0.3, '46%'), ink(0.5, '62%'), ink(0.66, '100%')),
        },
      },
    },
  },
});

const Content = styled(Container, {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$2 $5',
  paddingTop: '$sizes$header',
  paddingBottom: '2.25rem',
  '@mobile': { display: 'block', paddingBottom: '1.125rem' },
  '@print': { padding: 0 },
});

const Title = styled(Heading, { marginTop: '$3' });
