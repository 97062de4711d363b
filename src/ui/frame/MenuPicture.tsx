import type { PictureName } from '#contract/site/pictures.ts';
import { styled } from '../foundation/theme.ts';
import { Picture } from '../media/Picture.tsx';

export type MenuPictureProps = {
  name: PictureName;
  caption: string;
  remark: string;
  /** Below the columns of the full menu, as tall as the window leaves room: `wide`, and `low` below links. */
  shape?: 'regular' | 'wide' | 'low';
};

/** The picture of a section of the menu, with its caption. */
export const MenuPicture = ({ name, caption, remark, shape = 'regular' }: MenuPictureProps) => (
  <Figure>
    <Frame shape={shape}>
      <Picture name={name} alt="" sizes={shape === 'regular' ? '30rem' : '45rem'} />
    </Frame>
    <figcaption>
      <Caption>{caption}</Caption>
      <Remark>{remark}</Remark>
    </figcaption>
  </Figure>
);

const Figure = styled('figure', {
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 $4',
    paddingTop: '1rem',
  },
});

const Frame = styled('div', {
  overflow: 'hidden',
  variants: {
    shape: {
      regular: { height: '18.75rem', '@compact': { height: '15rem' } },
      wide: { height: 'clamp(9rem, $sizes$viewportSmall - 36rem, 22rem)' },
      low: { height: 'clamp(9rem, $sizes$viewportSmall - 49rem, 18rem)' },
    },
  },
});

const Caption = styled('span', {
  fontFamily: '$serif',
  fontSize: '1.375rem',
  fontWeight: 400,
  letterSpacing: '$display',
  '@compact': { fontSize: '1.125rem' },
});

const Remark = styled('span', {
  color: '$bronzeInk',
  fontSize: '.8125rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '[data-dark] &': { color: '$champagne' },
});
