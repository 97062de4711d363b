import type { ReactNode } from 'react';
import { styled } from './theme.ts';

const phoneNumber = /(?<!\d)\d{2,4}(?:-\d{3,4}){1,2}(?!\d)/;

/** Text whose phone numbers are not wrapped: browsers break lines after a hyphen. */
export function UnbrokenNumbers({ children }: { children: string }): ReactNode {
  const match = phoneNumber.exec(children);
  if (!match) return children;
  const [number] = match;
  return (
    <>
      {children.slice(0, match.index)}
      <NoWrap>{number}</NoWrap>
      <UnbrokenNumbers>{children.slice(match.index + number.length)}</UnbrokenNumbers>
    </>
  );
}

const NoWrap = styled('span', { whiteSpace: 'nowrap' });
