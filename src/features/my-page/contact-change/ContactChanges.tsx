import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '#contract/site/site-paths.ts';
import type { ResumedContactChange } from '#machines/contact-change.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useResumed } from '#src/shared/verification/use-resumed.ts';
import { provideContactChange } from './actors.ts';
import { ContactChange } from './ContactChange.tsx';

/** The changes that wait for a proof, also after a verification in this tab. */
export function ContactChanges() {
  const resumed = useResumed(paths.myPage, z.null());
  return <ContactChangeFlow key={resumed ? 'resumed' : 'new'} resumed={resumed} />;
}

function ContactChangeFlow({ resumed }: { resumed: ResumedContactChange | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideContactChange(client, queryClient));
  const actor = useFlow(machine, { input: { resumed } });
  return <ContactChange actor={actor} />;
}
