import { styled } from '#src/ui/foundation/theme.ts';
import { mobileTokens, tokens } from '#src/ui/foundation/tokens.ts';
import { Guide, Rows } from './Guide.tsx';

const mobile: Readonly<Record<string, string>> = mobileTokens;
const sample = '숲이 먼저였던 자리 Oak 1588';

/** Shows every font size, in the desktop and in the mobile layout. */
export function TypeSizes() {
  return (
    <Guide>
      <Rows label="글자 크기" heads={['이름', '데스크톱', '모바일', '보기']}>
        {Object.entries(tokens.fontSizes).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>${name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <code>{mobile[`--fontSizes-${name}`] ?? value}</code>
            </td>
            <td>
              <Sample style={{ fontSize: `var(--fontSizes-${name})` }}>{sample}</Sample>
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

/** Shows the three font families. */
export function TypeFamilies() {
  return (
    <Guide>
      <Rows label="글꼴" heads={['이름', '글꼴', '보기']}>
        {Object.entries(tokens.fonts).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>${name}</code>
            </td>
            <td>{value.split(',')[0]?.replaceAll("'", '')}</td>
            <td>
              <Sample style={{ fontFamily: value, fontSize: '1.5rem' }}>{sample}</Sample>
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

/** Shows line heights and letter spacings. */
export function TypeSpacing() {
  const rows = [
    ...Object.entries(tokens.lineHeights).map(([name, value]) => ({
      name,
      kind: '줄 간격',
      value,
      style: { lineHeight: value },
    })),
    ...Object.entries(tokens.letterSpacings).map(([name, value]) => ({
      name,
      kind: '자간',
      value,
      style: { letterSpacing: value },
    })),
  ];
  return (
    <Guide>
      <Rows label="줄 간격과 자간" heads={['이름', '쓰임', '값', '보기']}>
        {rows.map(({ name, kind, value, style }) => (
          <tr key={`${kind} ${name}`}>
            <td>
              <code>${name}</code>
            </td>
            <td>{kind}</td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <Paragraph style={style}>
                안개가 걷히면 숲이 먼저 숨을 쉽니다. 그 사이로 난 길을 따라 첫 홀이 열립니다.
              </Paragraph>
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

const Sample = styled('span', { whiteSpace: 'nowrap', lineHeight: 1.3 });

const Paragraph = styled('p', { width: '18rem', margin: 0 });
