import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { consentsQuery } from '#src/api/consents.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';

/** The member's consents, fetched when they are first opened. */
export function Consents() {
  const [isWanted, setWanted] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({ ...consentsQuery(useClient()), enabled: isWanted });
  return (
    <Disclosure title="동의 내역" onFirstOpen={() => setWanted(true)}>
      <ConsentHistory consents={data} isFailed={isLoadingError} onRetry={() => void refetch()} />
    </Disclosure>
  );
}
