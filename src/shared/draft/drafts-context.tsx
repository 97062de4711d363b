import { createContext, use, type ReactNode } from 'react';
import type { Drafts } from './drafts.ts';

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = ({ drafts, children }: { drafts: Drafts; children: ReactNode }) => (
  <DraftsContext value={drafts}>{children}</DraftsContext>
);

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider above it');
  return drafts;
}
