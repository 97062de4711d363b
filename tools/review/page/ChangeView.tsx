import { useState } from 'react';
import type { Decision } from '../decisions.ts';
import type { PicturePair, ReportChange } from '../report-data.ts';
import { Compared, views, type View } from './Compared.tsx';
import { decidedPictures } from './use-decisions.ts';

type ChangeViewProps = {
  readonly change: ReportChange;
  readonly decision: Decision | undefined;
  /** The changes whose pictures differ in the same way, with this one. */
  readonly alike: readonly ReportChange[];
  readonly onDecide: (decision: Decision) => void;
  readonly onStep: (by: number) => void;
};

/** A story with a viewport of its own is wider or narrower than its mode. */
const labelOf = ({ mode, before, after }: PicturePair): string =>
  mode === 'forced' ? '강제 색상' : `${(after ?? before)?.width ?? mode} px`;

/** A change in its selected mode, and the form for the decision on it. */
export function ChangeView({ change, alike, decision, onDecide, onStep }: ChangeViewProps) {
  const [mode, setMode] = useState(change.pictures[0]?.mode);
  const [view, setView] = useState<View>('side');
  const [isMarked, setMarked] = useState(true);
  const [comment, setComment] = useState(decision?.comment ?? '');
  const pair = change.pictures.find((one) => one.mode === mode);
  const decide = (verdict: Decision['verdict'], changes: readonly ReportChange[] = [change]) =>
    changes.forEach((one) =>
      onDecide({ story: one.id, verdict, comment, pictures: decidedPictures(one), at: new Date().toISOString() }),
    );
  return (
    <article>
      <h2>{change.name}</h2>
      <p>
        <code>{change.id}</code> · <code>{change.file}</code>
      </p>
      <form className="bar verdict" onSubmit={(event) => event.preventDefault()}>
        <label className="comment">
          의견
          <textarea value={comment} rows={1} maxLength={4_000} onChange={({ target }) => setComment(target.value)} />
        </label>
        <button onClick={() => decide('accepted')} aria-pressed={decision?.verdict === 'accepted'}>
          수락
        </button>
        {alike.length > 1 && (
          <button onClick={() => decide('accepted', alike)}>같은 변화 {alike.length}개 모두 수락</button>
        )}
        <button onClick={() => decide('refused')} aria-pressed={decision?.verdict === 'refused'}>
          거절
        </button>
        <button onClick={() => decide('open')} aria-pressed={decision?.verdict === 'open'}>
          의견만 남기기
        </button>
      </form>
      <div className="bar">
        <fieldset>
          <legend>너비</legend>
          {change.pictures.map((one) => (
            <label key={one.mode}>
              <input type="radio" name="mode" checked={one.mode === mode} onChange={() => setMode(one.mode)} />
              {labelOf(one)}
            </label>
          ))}
        </fieldset>
        {change.kind === 'changed' && (
          <fieldset>
            <legend>비교</legend>
            {views.map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="view" checked={id === view} onChange={() => setView(id)} />
                {label}
              </label>
            ))}
            <label>
              <input type="checkbox" checked={isMarked} onChange={() => setMarked(!isMarked)} />
              차이 표시
            </label>
          </fieldset>
        )}
        <span>
          <button onClick={() => onStep(-1)}>이전</button> <button onClick={() => onStep(1)}>다음</button>
        </span>
      </div>
      {pair && <Compared pair={pair} view={view} isMarked={isMarked} />}
    </article>
  );
}
