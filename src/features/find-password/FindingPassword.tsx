import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveWhenDone } from '#src/shared/flow/use-leave-when-done.ts';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';
import { provideFindPassword } from './actors.ts';
import { findPasswordDepth } from './find-password-view.ts';
import { FindPassword } from './FindPassword.tsx';

/** The browser's Back goes back a step; a changed password leads to the login. */
export function FindingPassword() {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideFindPassword(client));
  const actor = useFlow(machine);
  const goBack = useCallback(() => {
    actor.send({ type: 'step.back' });
    return findPasswordDepth(actor.getSnapshot()) ?? 0;
  }, [actor]);
  useStepHistory(useSelector(actor, findPasswordDepth), goBack);
  useLeaveWhenDone(actor, paths.login);
  return <FindPassword actor={actor} onCancel={() => void navigate(paths.home)} />;
}
