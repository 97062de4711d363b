import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { consentsQuery } from '#src/api/consents.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';

/** The member's consents, fetched when the section is first opened. */
export function Consents() {
  const [hasOpened, setOpened] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({ ...consentsQuery(useClient()), enabled: hasOpened });
  return (
    <Disclosure title="동의 내역" onFirstOpen={() => setOpened(true)}>
      <ConsentHistory consents={data} isFailed={isLoadingError} onRetry={() => void refetch()} />
    </Disclosure>
  );
}
