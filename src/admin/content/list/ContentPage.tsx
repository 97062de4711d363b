import { useState } from 'react';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { adminPaths } from '../../frame/admin-paths.ts';
import { usePermission } from '../../session/session-context.tsx';
import { useListQuery } from '../../table/use-list-query.ts';
import { TextLink } from '../../ui/links.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EntryList } from './EntryList.tsx';
import { listQuery } from './list-query.ts';
import { NewDialog } from './NewDialog.tsx';
import { PublicationList } from './PublicationList.tsx';

/** The content of the site: what is being written, and what is there. */
export function ContentPage() {
  const [query, change] = useListQuery(listQuery);
  const mayWrite = usePermission('content.write');
  const [isCreating, setCreating] = useState(false);
  const isEntries = query.view === 'entries';
  return (
    <Stack>
      <PageHeading
        title="콘텐츠"
        actions={
          mayWrite && (
            <Button size="small" onPress={() => setCreating(true)}>
              새 글
            </Button>
          )
        }
      />
      <Views aria-label="콘텐츠 보기">
        <TextLink to={adminPaths.content} {...(!isEntries && { 'aria-current': 'page' })}>
          원고
        </TextLink>
        <TextLink to={`${adminPaths.content}?view=entries`} {...(isEntries && { 'aria-current': 'page' })}>
          사이트의 내용
        </TextLink>
      </Views>
      {isEntries ? <EntryList query={query} onChange={change} /> : <PublicationList query={query} onChange={change} />}
      {isCreating && <NewDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
}

const Views = styled('nav', {
  display: 'flex',
  gap: '1.5rem',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '$touch' },
  '& [aria-current]': { fontWeight: 600, textDecorationThickness: '2px' },
});
