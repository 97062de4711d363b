import type { ReactNode } from 'react';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { styled } from '#src/ui/foundation/theme.ts';

/** Shows components of the design system on a page of the guide, without Storybook's styles. */
export function Guide({ children }: { children: ReactNode }) {
  return (
    <UIProvider navigate={() => undefined}>
      <Sheet className="sb-unstyled">{children}</Sheet>
    </UIProvider>
  );
}

const Sheet = styled('div', {
  padding: '1.5rem',
  marginBlock: '1rem',
  overflowX: 'auto',
  backgroundColor: '$ivory',
  color: '$text',
  border: '1px solid $colors$mist',
});

type RowsProps = { readonly label: string; readonly heads: readonly string[]; readonly children: ReactNode };

/** A table of tokens. */
export function Rows({ label, heads, children }: RowsProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& th, & td': {
    padding: '.5rem .75rem .5rem 0',
    textAlign: 'left',
    verticalAlign: 'middle',
    borderBottom: '1px solid $colors$mist',
  },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& a': { overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '.8125rem' },
});
