import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '#contract/profile.ts';

/** What a member has typed and not saved, for as long as this page lives; passwords are never kept. Ids are the same in any case of letters. */
export type Drafts = {
  keep: (serviceId: string, entered: Profile) => void;
  of: (serviceId: string) => Profile | null;
  /** What this member has typed stays, when one is named. */
  forget: (unlessOf?: string) => void;
};

export function createDrafts(): Drafts {
  let draft: { owner: string; entered: Profile } | null = null;
  const of = (serviceId: string) => (draft?.owner === serviceId.toLowerCase() ? draft.entered : null);
  return {
    of,
    keep(serviceId, entered) {
      draft = { owner: serviceId.toLowerCase(), entered: { ...entered, password: '', passwordConfirm: '' } };
    },
    forget(unlessOf = '') {
      if (!of(unlessOf)) draft = null;
    },
  };
}

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = ({ drafts, children }: { drafts: Drafts; children: ReactNode }) => <DraftsContext value={drafts}>{children}</DraftsContext>;

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider above it');
  return drafts;
}
