import { contentKinds, isFixed } from '#contract/staff/content-kinds.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { publicationStateNames, type PublicationDetail } from '#contract/staff/publication.ts';
import { FactList } from '#src/ui/data/FactList.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { timeText } from '../../ui/time-text.ts';

/** The kind, state, author and times of a publication. */
export function PublicationFacts({ publication }: { publication: PublicationDetail }) {
  const { kind, state, author, updatedAt, publishAt, endAt, refusal } = publication;
  return (
    <Stack gap="small">
      <FactList
        facts={[
          { label: '종류', value: contentKinds[kind].name },
          { label: '상태', value: publicationStateNames[state] },
          ...(refusal === '' ? [] : [{ label: '돌려보낸 까닭', value: refusal }]),
          { label: '작성자', value: author.name },
          { label: '고침', value: timeText(updatedAt) },
          { label: '게시', value: publishAt === null ? '승인되는 대로' : timeText(publishAt) },
          { label: '끝', value: endAt === null ? '없음' : timeText(endAt) },
          { label: '대상', value: targetText(publication) },
        ]}
      />
      {isFixed(kind) && (
        <Text size="small" tone="quiet">
          {contentDeskMessages.fixed}
        </Text>
      )}
    </Stack>
  );
}

/** Once it is published it is that entry, which it may have added or changed. */
function targetText({ state, targetId, current }: PublicationDetail): string {
  if (targetId !== null && (state === 'published' || state === 'ended')) return `사이트의 ${targetId}번`;
  return current === null ? '새 글' : `사이트의 ${targetId ?? ''}번을 고치는 글`;
}
