import type { Profile } from '#contract/account/profile.ts';
import type { Leaving } from '#contract/account/withdrawal.ts';

/** Unsent form input of a member, kept in memory while the page lives. Ids are compared case-insensitively. */
export type Draft<Typed> = {
  save: (serviceId: string, typed: Typed) => void;
  get: (serviceId: string) => Typed | null;
  /** Whether a draft of any member is stored. */
  exists: () => boolean;
  /** Discards the draft, unless it belongs to the member with this id. */
  discard: (exceptId?: string) => void;
};

/**
 * The page unmounts when a session ends: unsent input is held here until the login that leads back to it. Passwords are
 * never stored.
 */
export type Drafts = { profile: Draft<Profile>; withdrawal: Draft<Leaving> };

export const createDrafts = (): Drafts => ({
  profile: createDraft((typed) => ({ ...typed, password: '', passwordConfirm: '' })),
  withdrawal: createDraft(({ reason, text }) => ({ reason, text })),
});

function createDraft<Typed>(withoutPasswords: (typed: Typed) => Typed): Draft<Typed> {
  let draft: { owner: string; typed: Typed } | null = null;
  const get = (serviceId: string) => (draft?.owner === serviceId.toLowerCase() ? draft.typed : null);
  return {
    get,
    exists: () => draft !== null,
    save(serviceId, typed) {
      draft = { owner: serviceId.toLowerCase(), typed: withoutPasswords(typed) };
    },
    discard(exceptId = '') {
      if (!get(exceptId)) draft = null;
    },
  };
}
