import { useLocation } from 'react-router-dom';
import { useOwn } from './use-client-value.ts';

/** The part of the page that its address names, '' for none; never sent to a server, so none while its writing is taken over. */
export function useHash(): string {
  const { hash } = useLocation();
  return useOwn(() => hash.slice(1), '');
}
