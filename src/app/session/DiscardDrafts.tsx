import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isGuestPath, paths } from '#contract/site/site-paths.ts';
import type { Drafts } from '#src/shared/draft/drafts.ts';
import { usePresence } from './session-context.tsx';

/**
 * Discards the draft of a form once a member is on any other page, except on the pages of guests: the login leads back
 * to the form.
 */
export function DiscardDrafts({ drafts: { profile, withdrawal } }: { drafts: Drafts }) {
  const isMember = usePresence() === 'member';
  const { pathname } = useLocation();
  const isAway = isMember && !isGuestPath(pathname);
  const hasLeftProfile = isAway && !matchPath(paths.profileEdit, pathname);
  const hasLeftWithdrawal = isAway && !matchPath(paths.withdrawal, pathname);
  useEffect(() => {
    if (hasLeftProfile) profile.discard();
  }, [hasLeftProfile, profile]);
  useEffect(() => {
    if (hasLeftWithdrawal) withdrawal.discard();
  }, [hasLeftWithdrawal, withdrawal]);
  return null;
}
