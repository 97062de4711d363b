import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { userType } from '#contract/account/member.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { ResumedFindPassword } from '#machines/find-password.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveWhenDone } from '#src/shared/flow/use-leave-when-done.ts';
import { storedCorporation } from '#src/shared/verification/stored-corporation.ts';
import { useResumed } from '#src/shared/verification/use-resumed.ts';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';
import { provideFindPassword } from './actors.ts';
import { findPasswordDepth } from './find-password-view.ts';
import { FindPassword } from './FindPassword.tsx';

const storedSchema: z.ZodMiniType<ResumedFindPassword['stored']> = z.object({
  claim: z.object({ userType, serviceId: z.string(), corporation: z.nullable(storedCorporation) }),
});

/** The find-password flow, started from its first step, or resumed after a verification in this tab. */
export function FindingPassword() {
  const resumed = useResumed(paths.findPassword, storedSchema);
  return <FindPasswordFlow key={resumed ? 'resumed' : 'new'} resumed={resumed} />;
}

/** Runs the flow. The browser's Back goes back a step; after the password is changed, the login page opens. */
function FindPasswordFlow({ resumed }: { resumed: ResumedFindPassword | null }) {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideFindPassword(client));
  const actor = useFlow(machine, { input: { resumed } });
  useCountedFlow('findPassword', actor);
  const goBack = useCallback(() => {
    actor.send({ type: 'step.back' });
    return findPasswordDepth(actor.getSnapshot()) ?? 0;
  }, [actor]);
  useStepHistory(useSelector(actor, findPasswordDepth), goBack);
  useLeaveWhenDone(actor, paths.login);
  return <FindPassword actor={actor} onCancel={() => void navigate(paths.home)} />;
}
