import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isGuestPath, paths } from '#contract/site/site-paths.ts';
import type { Drafts } from '#src/shared/draft/drafts.ts';
import { usePresence } from './session-context.tsx';

/** A member who is seen anywhere but at a form has left it, and what was typed there; the login on the way back to it apart. */
export function DiscardDrafts({ drafts: { profile, withdrawal } }: { drafts: Drafts }) {
  const isMember = usePresence() === 'member';
  const { pathname } = useLocation();
  const isAway = isMember && !isGuestPath(pathname);
  const hasLeftProfile = isAway && !matchPath(paths.profileEdit, pathname);
  const hasLeftWithdrawal = isAway && !matchPath(paths.withdrawal, pathname);
  useEffect(() => {
    if (hasLeftProfile) profile.forget();
  }, [hasLeftProfile, profile]);
  useEffect(() => {
    if (hasLeftWithdrawal) withdrawal.forget();
  }, [hasLeftWithdrawal, withdrawal]);
  return null;
}
