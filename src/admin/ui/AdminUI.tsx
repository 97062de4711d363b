import { useLayoutEffect, type ReactNode } from 'react';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { adminStyles } from './admin-styles.ts';

/** Provider for every screen of the back office. Its links are those of the router, which knows the base path. */
export const AdminUI = ({ children }: { children: ReactNode }) => (
  <UIProvider navigate={() => undefined}>
    <Styled>{children}</Styled>
  </UIProvider>
);

/** After the global styles, which the provider adds. */
function Styled({ children }: { children: ReactNode }) {
  adminStyles();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.office = '';
    return () => void delete dataset.office;
  }, []);
  return children;
}
