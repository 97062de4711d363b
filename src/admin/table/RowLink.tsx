import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '#src/ui/foundation/theme.ts';

/** A link in the row header that covers its row. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Covering to={to}>{children}</Covering>
);

const Covering = styled(Link, {
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
