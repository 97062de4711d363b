import type { Arrow } from './arrows.ts';
import { arrowWidth, Drawing, rowHeight } from './flow-style.ts';

type ArrowsProps = { arrows: readonly Arrow[]; count: number; side: 'left' | 'right' };

/** Arcs beside the screens, further out the more screens they pass. The list itself says what is there. */
export function Arrows({ arrows, count, side }: ArrowsProps) {
  const height = count * rowHeight;
  const longest = Math.max(1, ...arrows.map(lengthOf));
  return (
    <Drawing viewBox={`0 0 ${arrowWidth} ${height}`} aria-hidden="true">
      {arrows.map((arrow) => (
        <path key={`${arrow.from} ${arrow.to}`} d={pathOf(arrow, longest, side)} />
      ))}
    </Drawing>
  );
}

const lengthOf = ({ from, to }: Arrow) => Math.abs(from - to);

/** Lines begin below and end above the middle of their rows, so that both can be told apart. */
const inset = 8;
const head = 5;

function pathOf(arrow: Arrow, longest: number, side: ArrowsProps['side']): string {
  const direction = Math.sign(arrow.to - arrow.from);
  const start = (arrow.from + 0.5) * rowHeight + direction * inset;
  const end = (arrow.to + 0.5) * rowHeight - direction * inset;
  const reach = arrowWidth * (0.25 + 0.7 * (lengthOf(arrow) / longest));
  const at = (distance: number) => (side === 'right' ? distance : arrowWidth - distance);
  const [tip, back] = [at(1), at(1 + head)];
  return `M${at(0)} ${start}C${at(reach)} ${start} ${at(reach)} ${end} ${tip} ${end}M${back} ${end - head}L${tip} ${end}L${back} ${end + head}`;
}
