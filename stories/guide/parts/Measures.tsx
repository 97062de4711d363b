import { mobileOnly, narrowWindow, styled } from '#src/ui/foundation/theme.ts';
import { mobileTokens, tokens } from '#src/ui/foundation/tokens.ts';
import { Guide, Rows } from './Guide.tsx';

const mobile: Readonly<Record<string, string>> = mobileTokens;

/** Shows every value of a scale, lengths as bars. */
export function Scale({ of }: { of: 'space' | 'sizes' }) {
  return (
    <Guide>
      <Rows label={of === 'space' ? '간격' : '크기'} heads={['이름', '데스크톱', '모바일', '보기']}>
        {Object.entries(tokens[of]).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>${name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <code>{mobile[`--${of}-${name}`] ?? '같음'}</code>
            </td>
            <td>
              <Bar style={{ width: `min(var(--${of}-${name}), 20rem)` }} />
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

/** Shows the animations; each runs while its row is hovered. */
export function Motion() {
  return (
    <Guide>
      <Rows label="움직임" heads={['이름', '값', '보기 (포인터를 올려 보세요)']}>
        {Object.entries(tokens.transitions).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>${name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <Track>
                <Mover className={mover} style={{ transition: `transform ${value}` }} />
              </Track>
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

/** Shows the breakpoints. */
export function Breakpoints() {
  const rows = [
    ['@mobile', mobileOnly, '모바일 배치: 좁은 창, 손가락으로만 쓰는 기기, 아주 큰 글자'],
    ['그림의 자르기', narrowWindow, '이 너비까지 세로로 자른 그림'],
    ['@narrow', '(max-width: 639px)', '휴대폰'],
    ['@tight', '(max-width: 18em)', '글자를 두 배로 키운 휴대폰'],
    ['@compact', '1026px–1199px', '여백이 작은 데스크톱'],
    ['@middle', '1200px–1630px', '여백이 창과 함께 자라는 데스크톱'],
  ] as const;
  return (
    <Guide>
      <Rows label="화면 너비" heads={['이름', '조건', '뜻']}>
        {rows.map(([name, condition, meaning]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{condition}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

const Bar = styled('span', { display: 'block', height: '.75rem', backgroundColor: '$celadon' });

const mover = 'mover';

const Mover = styled('span', { display: 'block', width: '1.5rem', height: '1.5rem', backgroundColor: '$bronze' });

const Track = styled('div', { width: '12rem', [`&:hover .${mover}`]: { transform: 'translateX(10.5rem)' } });
