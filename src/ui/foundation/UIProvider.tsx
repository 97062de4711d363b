import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { globalStyles } from './global-styles.ts';

export type UIProviderProps = {
  /** Follows a link of this site on the client, without a page load. */
  navigate: (path: string) => void;
  children: ReactNode;
};

/**
 * Provider for every screen of the design system: global styles, the Korean locale, client-side navigation for links.
 */
export function UIProvider({ navigate, children }: UIProviderProps) {
  globalStyles();
  return (
    <I18nProvider locale="ko-KR">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
