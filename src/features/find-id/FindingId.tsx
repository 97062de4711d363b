import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';
import { provideFindId } from './actors.ts';
import { findIdDepth } from './find-id-view.ts';
import { FindId } from './FindId.tsx';

/** The browser's Back goes back a step. */
export function FindingId() {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideFindId(client));
  const actor = useFlow(machine);
  const goBack = useCallback(() => {
    actor.send({ type: 'step.back' });
    return findIdDepth(actor.getSnapshot());
  }, [actor]);
  useStepHistory(useSelector(actor, findIdDepth), goBack);
  return <FindId actor={actor} onCancel={() => void navigate(paths.home)} />;
}
