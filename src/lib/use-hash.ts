import { useLocation } from 'react-router-dom';
import { useClientValue } from './use-client-value.ts';

/** The id in the URL's hash, '' for none. The hash is never sent to the server, so it is '' during hydration. */
export function useHash(): string {
  const { hash } = useLocation();
  return useClientValue(() => hash.slice(1), '');
}
