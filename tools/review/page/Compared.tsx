import { useState, type CSSProperties } from 'react';
import type { Picture, PicturePair } from '../report-data.ts';

export type View = 'side' | 'slider' | 'overlay';

export const views = [
  { id: 'side', label: '나란히' },
  { id: 'slider', label: '밀어 보기' },
  { id: 'overlay', label: '겹쳐 보기' },
] as const satisfies readonly { id: View; label: string }[];

type ComparedProps = { readonly pair: PicturePair; readonly view: View; readonly isMarked: boolean };

/** The pictures before and after, or the only one of them. */
export function Compared({ pair, view, isMarked }: ComparedProps) {
  const { before, after } = pair;
  if (!before || !after) return <Shown picture={after ?? before} label={after ? '새 화면' : '없어진 화면'} />;
  if (view === 'side')
    return (
      <div className="side">
        <Shown picture={before} label="전" />
        <Shown picture={after} label="후" marks={isMarked ? pair : null} />
      </div>
    );
  return <Stacked pair={pair} before={before} after={after} view={view} isMarked={isMarked} />;
}

function Stacked({ pair, before, after, view, isMarked }: ComparedProps & { before: Picture; after: Picture }) {
  const [share, setShare] = useState(50);
  const width = Math.max(before.width, after.width);
  const overlayStyle: CSSProperties =
    view === 'slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <figure>
      <figcaption>
        <label>
          {view === 'slider' ? '경계' : '후의 짙기'}{' '}
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
          />
        </label>
      </figcaption>
      <div
        className="stacked"
        style={{ maxWidth: width, aspectRatio: `${width} / ${Math.max(before.height, after.height)}` }}
      >
        <img src={fileOf(before)} alt="전" style={{ width: `${(before.width / width) * 100}%` }} />
        <img src={fileOf(after)} alt="후" style={{ ...overlayStyle, width: `${(after.width / width) * 100}%` }} />
        {isMarked && <Marks pair={pair} />}
      </div>
    </figure>
  );
}

function Shown({ picture, label, marks }: { picture: Picture | null; label: string; marks?: PicturePair | null }) {
  if (!picture) return <p>그림이 없습니다.</p>;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="stacked" style={{ maxWidth: picture.width }}>
        <img src={fileOf(picture)} alt={label} width={picture.width} height={picture.height} />
        {marks && <Marks pair={marks} picture={picture} />}
      </div>
    </figure>
  );
}

/** A frame around each part that differs. */
function Marks({ pair, picture }: { pair: PicturePair; picture?: Picture }) {
  const width = picture?.width ?? Math.max(pair.before?.width ?? 0, pair.after?.width ?? 0);
  const height = picture?.height ?? Math.max(pair.before?.height ?? 0, pair.after?.height ?? 0);
  const share = (length: number, total: number) => `${(length / total) * 100}%`;
  return pair.boxes.map(({ left, top, right, bottom }) => (
    <span
      key={`${left} ${top}`}
      className="mark"
      style={{
        left: share(left, width),
        top: share(top, height),
        width: share(right - left, width),
        height: share(bottom - top, height),
      }}
    />
  ));
}

const fileOf = ({ hash }: Picture) => `pictures/${hash}.png`;
