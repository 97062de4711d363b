import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Decision } from '../decisions.ts';
import type { ReportChange, ReportData } from '../report-data.ts';
import { ChangeView } from './ChangeView.tsx';
import { Defects } from './Defects.tsx';
import { isStillValid, useDecisions } from './use-decisions.ts';

const kinds = { added: '추가', changed: '변경', removed: '삭제' } as const;
const verdicts = { accepted: '수락', refused: '거절', open: '보류' } as const;

/** The changes by flow, and the selected change. */
export function Report({ data }: { data: ReportData }) {
  const changes = data.groups.flatMap((group) => group.changes);
  const { decisions, decide, error, unsaved, save } = useDecisions(data.decisions);
  const [selectedId, setSelectedId] = useState(() => location.hash.slice(1) || changes[0]?.id);
  const change = changes.find(({ id }) => id === selectedId);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-story="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  useEffect(() => {
    const follow = () => setSelectedId(location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const select = (id: string) => {
    setSelectedId(id);
    history.replaceState(null, '', `#${id}`);
  };
  const step = (by: number) => {
    const next = changes[changes.findIndex(({ id }) => id === selectedId) + by];
    if (next) select(next.id);
  };
  const entryOf = (one: ReportChange) => (
    <button data-story={one.id} aria-current={one.id === selectedId} onClick={() => select(one.id)}>
      <span>{one.name}</span>
      <small>
        {kinds[one.kind]} · {stateOf(one, decisions.get(one.id))}
      </small>
    </button>
  );
  return (
    <>
      <header>
        <h1>바뀐 화면</h1>
        <p>
          {data.before}와 비교한 {data.after}. 스토리 {data.stories}개 가운데 추가 {countOf(changes, 'added')}, 변경{' '}
          {countOf(changes, 'changed')}, 삭제 {countOf(changes, 'removed')}, 그대로 {data.unchanged}.
        </p>
        {unsaved && (
          <p role="status">
            이 보고서는 파일로 열려 있어 결정을 직접 쓰지 못합니다. <button onClick={save}>결정을 파일로 저장</button>{' '}
            받은 파일을 <code>review/</code>에 넣고 커밋해 주세요.
          </p>
        )}
        {error && <p role="alert">{error}</p>}
      </header>
      <div className="columns">
        <nav ref={list} aria-label="바뀐 스토리">
          {changes.length === 0 && <p>바뀐 화면이 없습니다.</p>}
          {data.groups
            .filter((group) => group.changes.some((one) => isFirst(changes, one)))
            .map(({ title, changes: ofGroup }) => (
              <section key={title}>
                <h2>{title}</h2>
                <ul>
                  {ofGroup
                    .filter((one) => isFirst(changes, one))
                    .map((one) => (
                      <li key={one.id}>
                        {entryOf(one)}
                        <Others changes={alikeIn(changes, one).slice(1)} selectedId={selectedId} entryOf={entryOf} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        </nav>
        <main>
          {change && (
            <ChangeView
              key={change.id}
              change={change}
              alike={alikeIn(changes, change)}
              decision={decisions.get(change.id)}
              onDecide={decide}
              onStep={step}
            />
          )}
          <Defects defects={data.defects} />
        </main>
      </div>
    </>
  );
}

type OthersProps = {
  readonly changes: readonly ReportChange[];
  readonly selectedId: string | undefined;
  readonly entryOf: (change: ReportChange) => ReactNode;
};

/** The other changes of the same kind, collapsed. */
function Others({ changes, selectedId, entryOf }: OthersProps) {
  if (changes.length === 0) return null;
  return (
    <details open={changes.some(({ id }) => id === selectedId)}>
      <summary>같은 변화 {changes.length}개</summary>
      <ul>
        {changes.map((one) => (
          <li key={one.id}>{entryOf(one)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Returns whether a change is listed by itself, not below an earlier one of the same kind. */
const isFirst = (changes: readonly ReportChange[], change: ReportChange): boolean =>
  (alikeIn(changes, change)[0] ?? change) === change;

/** Returns the changes whose pictures differ in the same way. */
const alikeIn = (changes: readonly ReportChange[], { alike }: ReportChange): readonly ReportChange[] =>
  alike === null ? [] : changes.filter((one) => one.alike === alike);

const countOf = (changes: readonly ReportChange[], kind: ReportChange['kind']) =>
  changes.filter((change) => change.kind === kind).length;

function stateOf(change: ReportChange, decision: Decision | undefined): string {
  if (!decision) return '결정 전';
  return isStillValid(change, decision) ? verdicts[decision.verdict] : `${verdicts[decision.verdict]} 뒤에 다시 바뀜`;
}
