import { createRef, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import type { InquiryDraft } from '#machines/inquiry.machine.ts';
import type { Client } from '#src/api/client.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import { useOpenSearch } from '#src/shared/postcode/use-open-search.ts';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';
import { provideInquiry } from './actors.ts';
import { ConsentDocument } from './ConsentDocument.tsx';
import { readDraft } from './draft.ts';
import { Inquiry } from './Inquiry.tsx';

/** The consultation, restored from this tab's draft; the server renders it without a draft. */
export function Inquiring() {
  const [storedDraft] = useState(readDraft);
  const draft = useClientValue(() => storedDraft, null);
  return <InquiryFlow key={draft ? 'restored' : 'new'} draft={draft} />;
}

/**
 * Back closes the postcode search first. After sending, the home page replaces this history entry, so that Back does
 * not lead to a form that was sent (spec 000 §3, §4, §8).
 */
function InquiryFlow({ draft }: { draft: InquiryDraft | null }) {
  const client = useClient();
  const navigate = useNavigate();
  const [{ machine, postcodeMachine, postcodeRef }] = useState(() => createMachines(client));
  const actor = useFlow(machine, { input: { draft } });
  useCountedFlow('inquiry', actor);
  const postcode = useFlow(postcodeMachine);
  const { isOpen, close } = useOpenSearch(postcode);
  useStepHistory(
    Number(isOpen),
    useCallback(() => {
      close();
      return 0;
    }, [close]),
  );
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => void navigate(paths.home, { replace: true }) });
    return unsubscribe;
  }, [actor, navigate]);
  return <Inquiry actor={actor} postcode={postcode} postcodeRef={postcodeRef} consent={<ConsentDocument />} />;
}

/** The machines of the form, bound to its services, and the container of the postcode search. */
function createMachines(client: Client) {
  const postcodeRef = createRef<HTMLDivElement>();
  return {
    machine: provideInquiry(client),
    postcodeMachine: providePostcode(client, postcodeRef),
    postcodeRef,
  };
}
