import type { Profile } from '#contract/account/profile.ts';
import type { Leaving } from '#contract/account/withdrawal.ts';

/** Unsent form input of a member, kept in memory while the page lives. Ids are compared case-insensitively. */
export type Draft<Typed> = {
  keep: (serviceId: string, typed: Typed) => void;
  of: (serviceId: string) => Typed | null;
  /** Whether a draft of any member is stored. */
  isKept: () => boolean;
  /** Keeps the draft of this member, if one is given. */
  forget: (unlessOf?: string) => void;
};

/** A session that ends takes its page along: what was typed waits here for the login that leads back to it. Passwords are never kept. */
export type Drafts = { profile: Draft<Profile>; withdrawal: Draft<Leaving> };

export const createDrafts = (): Drafts => ({
  profile: createDraft((typed) => ({ ...typed, password: '', passwordConfirm: '' })),
  withdrawal: createDraft(({ reason, text }) => ({ reason, text })),
});

function createDraft<Typed>(withoutPasswords: (typed: Typed) => Typed): Draft<Typed> {
  let draft: { owner: string; typed: Typed } | null = null;
  const of = (serviceId: string) => (draft?.owner === serviceId.toLowerCase() ? draft.typed : null);
  return {
    of,
    isKept: () => draft !== null,
    keep(serviceId, typed) {
      draft = { owner: serviceId.toLowerCase(), typed: withoutPasswords(typed) };
    },
    forget(unlessOf = '') {
      if (!of(unlessOf)) draft = null;
    },
  };
}
