import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountMessages } from '#contract/account/account-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { ResumedSignUp } from '#machines/sign-up.types.ts';
import type { Client } from '#src/api/client.ts';
import { useClient } from '#src/api/client-context.tsx';
import { documentsQuery } from '#src/api/documents.ts';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveWhenDone } from '#src/shared/flow/use-leave-when-done.ts';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { useLeaveQuestion } from '#src/shared/leave-question/use-leave-question.ts';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import { useOpenSearch } from '#src/shared/postcode/use-open-search.ts';
import { useResumed } from '#src/shared/verification/use-resumed.ts';
import { provideSignUp } from './actors.ts';
import { useJoinedBefore } from './joined-mark.ts';
import { storedSignUp } from './stored-sign-up.ts';
import { isUnderWay } from './sign-up-view.ts';
import { SignUp } from './SignUp.tsx';

/** The sign-up, started from its first step, or resumed after a verification in this tab. */
export function SigningUp() {
  const resumed = useResumed(paths.join, storedSignUp);
  const hasJoined = useJoinedBefore();
  return <SignUpFlow key={[resumed !== null, hasJoined].join()} resumed={resumed} hasJoined={hasJoined} />;
}

/** Runs the flow. Leaving it unfinished must be confirmed; after it is complete, the login page opens. */
function SignUpFlow({ resumed, hasJoined }: { resumed: ResumedSignUp | null; hasJoined: boolean }) {
  const client = useClient();
  const navigate = useNavigate();
  const documents = useQuery(documentsQuery(client));
  const [{ machine, postcodeMachine, postcodeRef, input }] = useState(() =>
    createMachines(client, { resumed, hasJoined }),
  );
  const actor = useFlow(machine, { input });
  useCountedFlow('signUp', actor);
  const postcode = useFlow(postcodeMachine);
  const question = useLeaveQuestion(useSelector(actor, isUnderWay), useOpenSearch(postcode));
  useLeaveWhenDone(actor, paths.login);
  return (
    <>
      <SignUp
        actor={actor}
        postcode={postcode}
        postcodeRef={postcodeRef}
        terms={{
          documents: documents.data,
          isFailed: documents.isLoadingError,
          onRetry: () => void documents.refetch(),
        }}
        onCancel={(isTyped) =>
          isTyped ? question.send({ type: 'leave.requested', to: paths.home }) : void navigate(paths.home)
        }
      />
      <LeaveQuestion actor={question} message={accountMessages.signUpLeave} />
    </>
  );
}

/** The machines of the page, bound to its services, and the container of the postcode search. */
function createMachines(client: Client, start: { resumed: ResumedSignUp | null; hasJoined: boolean }) {
  const postcodeRef = createRef<HTMLDivElement>();
  return {
    machine: provideSignUp(client),
    postcodeMachine: providePostcode(client, postcodeRef),
    postcodeRef,
    input: { today: new Date(), ...start },
  };
}
