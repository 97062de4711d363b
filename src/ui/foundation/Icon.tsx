import { iconPaths, type IconName } from './icon-paths.ts';
import { styled } from './theme.ts';

type IconProps = { name: IconName; size?: 'small' | 'regular' };

/** Decorative: the text beside it has the meaning. */
export function Icon({ name, size = 'regular' }: IconProps) {
  return (
    <Drawing viewBox="0 0 20 20" size={size} aria-hidden="true">
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

/** The long thin arrow of links. */
export function Arrow() {
  return (
    <LongDrawing viewBox="0 0 40 9" aria-hidden="true">
      <path d="M0 4.5h39M35 .8l4 3.7-4 3.7" />
    </LongDrawing>
  );
}

const Drawing = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'square',
  variants: {
    size: {
      small: { width: '1rem', height: '1rem' },
      regular: { width: '1.25rem', height: '1.25rem' },
    },
  },
});

const LongDrawing = styled('svg', {
  flex: 'none',
  width: '2.5rem',
  height: '.5625rem',
  fill: 'none',
  stroke: 'currentColor',
});
