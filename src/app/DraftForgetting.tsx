import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isGuestPath, paths } from '#contract/site-paths.ts';
import type { Drafts } from '#src/features/profile-edit/drafts.tsx';
import { usePresence } from './session-context.tsx';

/** A member who is seen anywhere but at the profile has left it, and what was typed there; the login on the way back to it apart. */
export function DraftForgetting({ drafts }: { drafts: Drafts }) {
  const isMember = usePresence() === 'member';
  const { pathname } = useLocation();
  const isLeft = isMember && !isGuestPath(pathname) && !matchPath(paths.profileEdit, pathname);
  useEffect(() => {
    if (isLeft) drafts.forget();
  }, [isLeft, drafts]);
  return null;
}
