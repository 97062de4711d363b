import { styled } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { skyOf } from './sky.ts';

export type WeatherBadgeProps = {
  place: string;
  /** OpenWeather's code of its icon, such as `01d`. */
  icon: string;
  /** Degrees Celsius. */
  temperature: number;
  airQuality: string;
};

/** The weather at the clubs and the quality of the air, in a few quiet lines. */
export function WeatherBadge({ place, icon, temperature, airQuality }: WeatherBadgeProps) {
  const { name, paths } = skyOf(icon);
  return (
    <Badge>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <VisuallyHidden>{`${place} 날씨 ${name}, ${Math.round(temperature)}°C, 대기질 ${airQuality}`}</VisuallyHidden>
      <span aria-hidden="true">
        {place} {Math.round(temperature)}°
      </span>
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
  '& svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.25, strokeLinecap: 'square' },
  '& > [aria-hidden] + [aria-hidden]': { paddingLeft: '.875rem', borderLeft: '1px solid $colors$edgeOver' },
  '& b': { color: '$champagne', fontWeight: 600 },
  '@mobile': { position: 'absolute', left: 0, top: '-2rem' },
});
