import type { ReactNode } from 'react';
import { styled } from './theme.ts';

const phoneNumber = /(?<!\d)\d{2,4}(?:-\d{3,4}){1,2}(?!\d)/;

/** A text whose telephone numbers stay on one line: browsers break lines after a hyphen. */
export function WholeNumbers({ children }: { children: string }): ReactNode {
  const [number] = phoneNumber.exec(children) ?? [];
  if (number === undefined) return children;
  const at = children.indexOf(number);
  return (
    <>
      {children.slice(0, at)}
      <Whole>{number}</Whole>
      <WholeNumbers>{children.slice(at + number.length)}</WholeNumbers>
    </>
  );
}

const Whole = styled('span', { whiteSpace: 'nowrap' });
