import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import type { Draft, Revision } from '#contract/staff/publication.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { timeText } from '../../ui/time-text.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { LazyDisclosure } from './LazyDisclosure.tsx';

type RevisionHistoryProps = {
  kind: ContentKind;
  /** Newest first. */
  revisions: readonly Revision[];
  /** The values on the site that it replaces, or null. */
  current: Draft | null;
  /** Without it, no revision can be restored. */
  onRestore?: (draft: Draft) => void;
};

/** The saved versions of a publication, each with what it changed. */
export function RevisionHistory({ kind, revisions, current, onRestore }: RevisionHistoryProps) {
  return (
    <Stack as="section" gap="small" aria-labelledby="revisions">
      <Heading id="revisions" as="h2" size="card">
        저장한 판
      </Heading>
      {revisions.length === 0 ? (
        <Text size="small" tone="quiet">
          아직 저장한 판이 없습니다.
        </Text>
      ) : (
        <div>
          {revisions.map((revision, index) => (
            <RevisionItem
              key={revision.version}
              kind={kind}
              revision={revision}
              previous={revisions[index + 1]?.draft ?? current}
              {...(onRestore && index > 0 && { onRestore })}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

type RevisionItemProps = Pick<RevisionHistoryProps, 'kind' | 'onRestore'> & {
  revision: Revision;
  previous: Draft | null;
};

function RevisionItem({ kind, revision, previous, onRestore }: RevisionItemProps) {
  const { version, at, staff, draft } = revision;
  return (
    <LazyDisclosure title={`${version}판`} remark={`${timeText(at)} · ${staff}`}>
      <Stack gap="small">
        {previous ? (
          <DifferenceList kind={kind} before={previous} after={draft} />
        ) : (
          <Text size="small">{contentDeskMessages.firstRevision}</Text>
        )}
        {onRestore && (
          <>
            <Text size="small" tone="quiet">
              {contentDeskMessages.restoreHint}
            </Text>
            <Actions>
              <Button variant="secondary" size="small" onPress={() => onRestore(draft)}>
                {`${version}판으로 되돌리기`}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </LazyDisclosure>
  );
}
