import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { userType } from '#contract/account/member.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { StoredFindId, ResumedFindId } from '#machines/find-id.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { storedCorporation } from '#src/shared/verification/stored-corporation.ts';
import { useResumed } from '#src/shared/verification/use-resumed.ts';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';
import { provideFindId } from './actors.ts';
import { findIdDepth } from './find-id-view.ts';
import { FindId } from './FindId.tsx';

const storedSchema: z.ZodMiniType<StoredFindId> = z.object({ userType, corporation: storedCorporation });

/** The find-ID flow, started from its first step, or resumed after a verification in this tab. */
export function FindingId() {
  const resumed = useResumed(paths.findId, storedSchema);
  return <FindIdFlow key={resumed ? 'resumed' : 'new'} resumed={resumed} />;
}

/** Runs the flow; the browser's Back goes back a step. */
function FindIdFlow({ resumed }: { resumed: ResumedFindId | null }) {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideFindId(client));
  const actor = useFlow(machine, { input: { resumed } });
  useCountedFlow('findId', actor);
  const goBack = useCallback(() => {
    actor.send({ type: 'step.back' });
    return findIdDepth(actor.getSnapshot());
  }, [actor]);
  useStepHistory(useSelector(actor, findIdDepth), goBack);
  return <FindId actor={actor} onCancel={() => void navigate(paths.home)} />;
}
