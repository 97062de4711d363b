import type { ReactNode } from 'react';
import { styled } from './theme.ts';

/** Figures joined by a hyphen or a dash: telephone and business numbers, dates, times of day from and to. */
const joined = /(?<![\d.:])\d{1,6}(?:[.:]\d\d)?(?:[-–]\d{1,6}(?:[.:]\d\d)?){1,3}(?!\d)/;

/** A text whose telephone numbers and other joined figures stay on one line: browsers break lines after a hyphen or a dash. */
export function WholeNumbers({ children }: { children: string }): ReactNode {
  const found = joined.exec(children);
  if (!found) return children;
  const [figures] = found;
  return (
    <>
      {children.slice(0, found.index)}
      <Whole>{figures}</Whole>
      <WholeNumbers>{children.slice(found.index + figures.length)}</WholeNumbers>
    </>
  );
}

const Whole = styled('span', { whiteSpace: 'nowrap' });
