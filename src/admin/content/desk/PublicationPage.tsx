import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import {
  contentEntries,
  publications,
  publicationStateNames,
  type PublicationDetail,
} from '#contract/staff/publication.ts';
import { isUnsaved } from '#machines/content-desk.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { useStaffClient } from '../../api/client-context.tsx';
import { adminPaths } from '../../frame/admin-paths.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePermission, useStaff } from '../../session/session-context.tsx';
import { MissingPart, PendingPart } from '../../ui/LazyPart.tsx';
import { TextLink } from '../../ui/links.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReviseButton } from '../list/EntryButtons.tsx';
import { provideContentDesk } from './actors.ts';
import type { ContentDeskProps } from './ContentDesk.tsx';
import { DueWatch } from './DueWatch.tsx';
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
  return number === null ? <MissingPage /> : <Publication key={number} id={number} />;
}

/** Mounts the desk again when the server has published or ended the publication, since other moves are possible then. */
function Publication({ id }: { id: number }) {
  const [openings, setOpenings] = useState(1);
  const [news, setNews] = useState('');
  const forgetNews = useCallback(() => setNews(''), []);
  return (
    <Stack>
      <PageHeading title={`원고 ${id}번`} />
      <div>
        <TextLink to={adminPaths.content}>콘텐츠 목록</TextLink>
        <Text role="status" size="small">
          {news}
        </Text>
      </div>
      <Desk
        key={openings}
        id={id}
        isReopened={openings > 1}
        onDue={({ state }) => {
          setOpenings((count) => count + 1);
          setNews(contentDeskMessages.stateChanged(publicationStateNames[state]));
        }}
        onMoved={forgetNews}
      />
    </Stack>
  );
}

type DeskProps = {
  id: number;
  isReopened: boolean;
  onDue: (changed: PublicationDetail) => void;
  onMoved: () => void;
};

function Desk({ id, isReopened, onDue, onMoved }: DeskProps) {
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
  const isMoved = useSelector(actor, ({ context }) => context.moved !== null);
  useEffect(() => {
    if (isMoved) onMoved();
  }, [isMoved, onMoved]);
  const published = useSelector(actor, ({ context }) => context.publication);
  // Not over a dialog, nor over text that is not saved.
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('viewing') && !isUnsaved(snapshot.context));
  return (
    <Suspense fallback={<PendingPart />}>
      <ContentDesk
        actor={actor}
        isReopened={isReopened}
        revise={
          mayWrite &&
          published?.state === 'published' &&
          published.targetId !== null && <ReviseButton kind={published.kind} entryId={published.targetId} />
        }
      />
      {isIdle && published && <DueWatch publication={published} onChange={onDue} />}
    </Suspense>
  );
}
