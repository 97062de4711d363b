import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '#contract/profile.ts';

/** What a member has typed and not saved, for as long as this page lives; passwords are never kept. Ids are the same in any case of letters. */
export type Drafts = {
  keep: (serviceId: string, entered: Profile) => void;
  of: (serviceId: string) => Profile | null;
  forget: () => void;
  /** Forgets what anybody but this member has typed. */
  keepOnlyOf: (serviceId: string) => void;
};

export function createDrafts(): Drafts {
  let draft: { owner: string; entered: Profile } | null = null;
  const isOf = (serviceId: string) => draft?.owner === serviceId.toLowerCase();
  return {
    keep(serviceId, entered) {
      draft = { owner: serviceId.toLowerCase(), entered: { ...entered, password: '', passwordConfirm: '' } };
    },
    of: (serviceId) => (isOf(serviceId) && draft ? draft.entered : null),
    forget() {
      draft = null;
    },
    keepOnlyOf(serviceId) {
      if (!isOf(serviceId)) draft = null;
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
