import { styled } from '../../foundation/theme.ts';
import { teeNames, type TeeKey } from './tees.ts';

type ScoreCardHole = {
  holeNumber: number;
  par: number;
  handicap: number;
  tees: readonly { tee: TeeKey; distance: number }[];
};

export type ScoreCardProps = {
  title: string;
  /** At most nine holes in a row; two rows named OUT and IN for a course of more. */
  rows: readonly { name: string | null; holes: readonly ScoreCardHole[] }[];
};

const players = [1, 2, 3, 4];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Scorecard of a course with room for four players, to be printed. */
export const ScoreCard = ({ title, rows }: ScoreCardProps) => (
  <Card>
    <h2>{title} 스코어카드</h2>
    {rows.map(({ name, holes }) => (
      <table key={name ?? 'only'}>
        {name !== null && <caption>{name}</caption>}
        <thead>
          <Line name="홀" values={holes.map(({ holeNumber }) => holeNumber)} total="합계" />
        </thead>
        <tbody>
          {(holes[0]?.tees ?? []).map(({ tee }, index) => {
            const distances = holes.map(({ tees }) => tees[index]?.distance ?? 0);
            return <Line key={tee} name={`${teeNames[tee]} (m)`} values={distances} total={sum(distances)} />;
          })}
          <Line name="핸디캡" values={holes.map(({ handicap }) => handicap)} total="" />
          <Line name="파" values={holes.map(({ par }) => par)} total={sum(holes.map(({ par }) => par))} />
          {players.map((player) => (
            <Line key={player} name="" values={holes.map(() => '')} total="" />
          ))}
        </tbody>
      </table>
    ))}
    <p>
      <span>날짜</span>
      <span>경기자</span>
      <span>마커</span>
    </p>
  </Card>
);

type LineProps = { name: string; values: readonly (number | string)[]; total: number | string };

function Line({ name, values, total }: LineProps) {
  return (
    <tr>
      {name === '' ? <td>{name}</td> : <th scope="row">{name}</th>}
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the holes of a course keep their order
        <td key={index}>{value}</td>
      ))}
      <td>{total}</td>
    </tr>
  );
}

const rule = '1px solid #000';

const Card = styled('section', {
  paddingInline: '$edge',
  '& h2': { marginBottom: '6mm', fontFamily: '$serif', fontSize: '16pt' },
  '& table': { width: '100%', marginBottom: '6mm', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: '9pt' },
  '& caption': { textAlign: 'left', fontFamily: '$latin' },
  '& :is(th, td)': { height: '8mm', border: rule, textAlign: 'center', fontWeight: 400 },
  '& :is(th, td):first-child': { width: '26mm', textAlign: 'left', paddingLeft: '2mm' },
  '& thead :is(th, td)': { fontWeight: 700 },
  '& p': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8mm', maxWidth: 'none', fontSize: '9pt' },
  '& p span': { paddingBottom: '6mm', borderBottom: rule },
});
