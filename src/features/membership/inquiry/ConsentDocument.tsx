import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { documentQuery } from '#src/api/documents.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';

const label = '수집·이용 동의서';

/** The document that the user consents to, fetched when it is first opened. */
export function ConsentDocument() {
  const client = useClient();
  const [hasOpened, setOpened] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({
    ...documentQuery(client, 'PRIVACY_FOOTER'),
    enabled: hasOpened,
  });
  return (
    <Disclosure title={`${label} 전문`} level="h4" onFirstOpen={() => setOpened(true)}>
      <Fetched
        label={label}
        isPending={data === undefined}
        isFailed={isLoadingError}
        rows={3}
        onRetry={() => void refetch()}
      >
        {data && <ServedDocument html={data.content} label={data.title} opensWindows />}
      </Fetched>
    </Disclosure>
  );
}
