import { useLocation } from 'react-router-dom';
import { useClientValue } from './use-client-value.ts';

/** The part of the page that its address names, '' for none; never sent to a server, so none while its writing is taken over. */
export function useHash(): string {
  const { hash } = useLocation();
  return useClientValue(() => hash.slice(1), '');
}
