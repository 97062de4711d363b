import type { ReactNode } from 'react';
import { styled } from './theme.ts';

const phoneNumber = /(?<!\d)\d{2,4}(?:-\d{3,4}){1,2}(?!\d)/;

/** A text whose telephone numbers stay on one line: browsers break lines after a hyphen. */
export function WholeNumbers({ children }: { children: string }): ReactNode {
  const found = phoneNumber.exec(children);
  if (!found) return children;
  const [number] = found;
  return (
    <>
      {children.slice(0, found.index)}
      <Whole>{number}</Whole>
      <WholeNumbers>{children.slice(found.index + number.length)}</WholeNumbers>
    </>
  );
}

const Whole = styled('span', { whiteSpace: 'nowrap' });
