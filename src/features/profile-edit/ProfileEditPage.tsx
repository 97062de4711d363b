import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createRef, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Client } from '#src/api/client.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useDrafts } from '#src/shared/draft/drafts-context.tsx';
import type { Drafts } from '#src/shared/draft/drafts.ts';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { usePageQuestion } from '#src/shared/leave-question/use-page-question.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import { useOpenSearch } from '#src/shared/postcode/use-open-search.ts';
import { provideProfileEdit } from './actors.ts';
import { LateRecords } from './LateRecords.tsx';
import { hasUnsaved } from './profile-edit-view.ts';
import { PendingContacts } from './PendingContacts.tsx';
import { ProfileEdit } from './ProfileEdit.tsx';

/**
 * /mypage/editing, spec 001 §2, §4. After saving, the home page replaces this history entry, so that Back does not lead
 * to a form that was saved. Leaving with unsaved changes, by a link or by Back, must be confirmed.
 */
export function ProfileEditPage() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { profile: draft } = useDrafts();
  const navigate = useNavigate();
  const [{ machine, postcodeMachine, postcodeRef }] = useState(() => createMachines(client, queryClient, draft));
  const actor = useFlow(machine);
  useCountedFlow('profileEdit', actor);
  const postcode = useFlow(postcodeMachine);
  const question = usePageQuestion(useSelector(actor, hasUnsaved), useOpenSearch(postcode));
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => void navigate(paths.home, { replace: true }) });
    return unsubscribe;
  }, [actor, navigate]);
  const [isPasswordWanted, setPasswordWanted] = useState(false);
  const onPasswordWanted = useCallback(() => setPasswordWanted(true), []);
  const onLapse = useCallback((message: string) => actor.send({ type: 'check.lapsed', message }), [actor]);
  return (
    <>
      <PageHead title="회원정보 수정" />
      <ProfileEdit
        actor={actor}
        postcode={postcode}
        postcodeRef={postcodeRef}
        notice={<PendingContacts />}
        below={<LateRecords onLapse={onLapse} onPasswordWanted={onPasswordWanted} />}
        isPasswordWanted={isPasswordWanted}
        onPasswordFocus={() => setPasswordWanted(false)}
      />
      <LeaveQuestion actor={question} message={myPageMessages.profileLeave} />
    </>
  );
}

/** The machines of the page, bound to its services, and the container of the postcode search. */
function createMachines(client: Client, queryClient: QueryClient, draft: Drafts['profile']) {
  const postcodeRef = createRef<HTMLDivElement>();
  return {
    machine: provideProfileEdit(client, queryClient, draft),
    postcodeMachine: providePostcode(client, postcodeRef),
    postcodeRef,
  };
}
