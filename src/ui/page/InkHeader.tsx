import type { ReactElement, ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import { Container } from '../foundation/layout.ts';
import { Picture } from '../media/Picture.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { HeaderEnd } from './HeaderEnd.tsx';

export type InkHeaderProps = {
  eyebrow: string;
  title: string;
  breadcrumb: BreadcrumbProps;
  /** One of our ink paintings, or an element for a picture entered by an operator. It fades into the background. */
  picture?: PictureName | ReactElement;
  /** A line below the breadcrumb, such as a date. */
  children?: ReactNode;
};

/** Page header with the title beside an ink landscape that fades into the background. */
export function InkHeader({ eyebrow, title, breadcrumb, picture = 'ink-day', children }: InkHeaderProps) {
  return (
    <Frame>
      <Painting>
        {typeof picture === 'string' ? (
          <Picture name={picture} alt="" sizes="(max-width: 1025px) 180vw, 115vw" priority />
        ) : (
          picture
        )}
      </Painting>
      <Content>
        <Eyebrow lang="en">{eyebrow}</Eyebrow>
        <Title as="h1" size="page">
          {title}
        </Title>
        <BreadcrumbLine>
          <Breadcrumb {...breadcrumb} />
        </BreadcrumbLine>
        {children}
      </Content>
      <HeaderEnd />
    </Frame>
  );
}

const fade = (direction: string, to: string) => `linear-gradient(${direction}, transparent, #000 ${to})`;

const Frame = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '25rem',
  overflow: 'hidden',
  backgroundColor: '$hanji',
  '@mobile': { display: 'block', minHeight: '21rem', paddingBottom: '11rem' },
  '@print': { minHeight: 0, paddingBottom: 0 },
});

/** Shows the right part of the landscape, as the details at its left and in its sky would be behind the title. */
const Painting = styled('div', {
  position: 'absolute',
  inset: '0 0 0 28%',
  overflow: 'hidden',
  maskImage: fade('90deg', '46%'),
  '& img': {
    width: '160%',
    maxWidth: 'none',
    marginLeft: '-60%',
    objectPosition: '100% 78%',
    mixBlendMode: 'multiply',
  },
  '@mobile': {
    inset: 'auto 0 0',
    height: '11rem',
    maskImage: fade('180deg', '40%'),
    '& img': { width: '180%', marginLeft: '-80%', objectPosition: '100% 70%' },
  },
  ...screenOnly,
});

const Content = styled(Container, {
  position: 'relative',
  paddingTop: '$7',
  paddingBottom: '3rem',
  '@mobile': { paddingTop: '2.5rem', paddingBottom: 0 },
});

const BreadcrumbLine = styled('div', {
  marginTop: '.5rem',
  color: '$sage',
  '@mobile': { marginTop: '.25rem' },
  ...screenOnly,
});

const Title = styled(Heading, { marginTop: '$3' });
