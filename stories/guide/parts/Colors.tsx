import { styled } from '#src/ui/foundation/theme.ts';
import { tokens } from '#src/ui/foundation/tokens.ts';
import { contrast } from './contrast.ts';
import { Guide, Rows } from './Guide.tsx';

const { colors } = tokens;
const backgrounds = ['ivory', 'hanji', 'forest'] as const;
const isOpaque = (value: string) => value.startsWith('#');

/** Shows every colour with its contrast on the backgrounds of text. */
export function Colors() {
  return (
    <Guide>
      <Rows label="색" heads={['색', '이름', '값', ...backgrounds.map((ground) => `${ground} 위에서`)]}>
        {Object.entries(colors).map(([name, value]) => (
          <tr key={name}>
            <td>
              <Swatch style={{ backgroundColor: value }} />
            </td>
            <td>
              <code>${name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            {backgrounds.map((ground) => (
              <td key={ground}>
                {isOpaque(value) && ground !== name ? <Ratio color={value} ground={colors[ground]} /> : '–'}
              </td>
            ))}
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

function Ratio({ color, ground }: { color: string; ground: string }) {
  const ratio = contrast(color, ground);
  return (
    <>
      <Sample style={{ color, backgroundColor: ground }}>가 Aa</Sample> {ratio.toFixed(1)} {useOf(ratio)}
    </>
  );
}

/** Returns the use that WCAG 2.2 AA allows for a contrast. */
const useOf = (ratio: number) => (ratio >= 4.5 ? '글' : ratio >= 3 ? '큰 글자, 선' : '장식');

const Swatch = styled('span', { display: 'block', width: '3rem', height: '2rem', border: '1px solid $colors$mist' });

const Sample = styled('span', { padding: '.25rem .5rem', whiteSpace: 'nowrap', border: '1px solid $colors$mist' });
