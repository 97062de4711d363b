import type { Defect } from '../report-data.ts';

/** Stories with defects that do not depend on a comparison. */
export function Defects({ defects }: { defects: readonly Defect[] }) {
  if (defects.length === 0) return null;
  return (
    <section>
      <h2>고칠 스토리 {defects.length}개</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">스토리</th>
            <th scope="col">너비</th>
            <th scope="col">무엇이 잘못됐나</th>
          </tr>
        </thead>
        <tbody>
          {defects.map(({ id, title, name, modes, picture, text }) => (
            <tr key={`${id} ${text}`}>
              <td>
                {title} · {picture ? <a href={`pictures/${picture}.png`}>{name}</a> : name}
              </td>
              <td>{modes.join(', ')}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
