import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { skyOf } from './sky.ts';

export type WeatherBadgeProps = {
  place: string;
  /** OpenWeather icon code, such as `01d`. */
  icon: string;
  airQuality: string;
};

/** Weather and air quality at the clubs. */
export function WeatherBadge({ place, icon, airQuality }: WeatherBadgeProps) {
  const { name, image } = skyOf(icon);
  return (
    <Badge>
      <img src={image} alt="" width={24} height={24} />
      <VisuallyHidden>{`${place} 날씨 ${name}, 대기질 ${airQuality}`}</VisuallyHidden>
      <span aria-hidden="true">{place}</span>
      <span aria-hidden="true">
        대기질 <b>{airQuality}</b>
      </span>
    </Badge>
  );
}

const Badge = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  marginLeft: 'auto',
  fontSize: '$sm',
  whiteSpace: 'nowrap',
  '& > [aria-hidden] + [aria-hidden]': { paddingLeft: '.875rem', borderLeft: '1px solid $colors$edgeOver' },
  '& b': { color: '$champagne', fontWeight: 600 },
  '@mobile': { position: 'absolute', left: 0, top: '-2rem' },
  '@tight': {
    flexWrap: 'wrap',
    gap: '0 $2',
    top: 'auto',
    bottom: '100%',
    '& > [aria-hidden] + [aria-hidden]': { paddingLeft: '$2' },
  },
});
