import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { contentEntries, publications } from '#contract/staff/publication.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { useStaffClient } from '../../api/client-context.tsx';
import { adminPaths } from '../../frame/admin-paths.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePermission, useStaff } from '../../session/session-context.tsx';
import { MissingPart, PendingPart } from '../../ui/LazyPart.tsx';
import { TextLink } from '../../ui/links.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReviseButton } from '../list/ReviseButton.tsx';
import { provideContentDesk } from './actors.ts';
import type { ContentDeskProps } from './ContentDesk.tsx';
import { keptDraft, useKeptDraft } from './use-kept-draft.ts';

/** With its fields and comparisons, which the lists do not need. */
const ContentDesk = lazyComponent<ContentDeskProps>('src/admin/content/desk/ContentDesk.tsx', loadDesk, MissingPart);

let hasPolicy = false;

/** The editor needs the policy, of which there can be one only. */
async function loadDesk() {
  const [{ ContentDesk: Loaded }, { installPolicy }] = await Promise.all([
    import('./ContentDesk.tsx'),
    import('../editor/purified.ts'),
  ]);
  if (!hasPolicy) installPolicy();
  hasPolicy = true;
  return Loaded;
}

/** One publication: written, reviewed and published. */
export function PublicationPage() {
  const { id = '' } = useParams();
  const number = rowIdIn(id);
  return number === null ? <MissingPage /> : <Desk key={number} id={number} />;
}

function Desk({ id }: { id: number }) {
  const client = useStaffClient();
  const queryClient = useQueryClient();
  const staff = useStaff();
  const [mayWrite, mayPublish] = [usePermission('content.write'), usePermission('content.publish')];
  const key = `${staff.id}/${id}`;
  const [machine] = useState(() => provideContentDesk(client));
  const actor = useFlow(machine, {
    input: { id, viewer: { id: staff.id, mayWrite, mayPublish }, kept: keptDraft(key) },
  });
  useKeptDraft(actor, client, key);
  const version = useSelector(actor, ({ context }) => context.version);
  useEffect(() => {
    // The lists show it when the user returns to them.
    if (version === null) return;
    for (const { id: list } of [publications, contentEntries]) void queryClient.invalidateQueries({ queryKey: [list] });
  }, [version, queryClient]);
  const published = useSelector(actor, ({ context }) => context.publication);
  return (
    <Stack>
      <PageHeading title={`원고 ${id}번`} />
      <TextLink to={adminPaths.content}>콘텐츠 목록</TextLink>
      <Suspense fallback={<PendingPart />}>
        <ContentDesk
          actor={actor}
          revise={
            mayWrite &&
            published?.state === 'published' &&
            published.targetId !== null && <ReviseButton kind={published.kind} entryId={published.targetId} />
          }
        />
      </Suspense>
    </Stack>
  );
}
