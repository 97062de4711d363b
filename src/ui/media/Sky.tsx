import { styled } from '../foundation/theme.ts';
import { skyOf } from './sky.ts';

/** The name of a sky beside its image, for light grounds; `icon` is an OpenWeather icon code, such as `01d`. */
export function Sky({ icon }: { icon: string }) {
  const { name, image } = skyOf(icon);
  return (
    <Line>
      <img src={image} alt="" width={24} height={24} loading="lazy" />
      {name}
    </Line>
  );
}

/** The images are drawn in ivory, for dark grounds. */
const Line = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  verticalAlign: 'middle',
  '& img': { filter: 'brightness(.35)' },
});
