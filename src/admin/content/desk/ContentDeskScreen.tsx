import type { ReactNode, RefObject } from 'react';
import type { FieldValue } from '#contract/staff/content-field.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { Draft, PublicationDetail, PublicationMove } from '#contract/staff/publication.ts';
import type { Moment } from '#machines/content-desk.machine.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { words } from '#src/ui/foundation/words.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { Columns } from '../../ui/Columns.ts';
import { ConflictForm } from './ConflictForm.tsx';
import type { ContentDeskView } from './content-desk-view.ts';
import { DeskActions } from './DeskActions.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { DraftForm } from './DraftForm.tsx';
import { LazyDisclosure } from './LazyDisclosure.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import { RefusalForm } from './RefusalForm.tsx';
import { RevisionHistory } from './RevisionHistory.tsx';

export type ContentDeskScreenProps = ContentDeskView & {
  deskRef?: RefObject<HTMLDivElement | null>;
  revise?: ReactNode;
  onReload: () => void;
  onValue: (name: string, value: FieldValue) => void;
  onMoment: (name: Moment, at: string | null) => void;
  onRestore: (draft: Draft) => void;
  onSave: () => void;
  onPreview: () => void;
  onPreviewClose: () => void;
  onMove: (move: PublicationMove) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onReasonChange: () => void;
  onReason: (reason: string) => void;
  onSettle: (theirs: readonly string[]) => void;
  onDismiss: () => void;
};

/** One publication: what it says, what can be done with it, and how it came about. */
export function ContentDeskScreen(props: ContentDeskScreenProps) {
  const { stage, publication, problem, alert, question, isMoving, isPreviewing } = props;
  if (stage === 'unloaded')
    return (
      <Stack gap="small">
        <InlineNotice role="alert">{problem}</InlineNotice>
        <Actions>
          <Button variant="secondary" size="small" onPress={props.onReload}>
            다시 불러오기
          </Button>
        </Actions>
      </Stack>
    );
  if (!publication) return <Text role="status">{words.loading}</Text>;
  return (
    <>
      <OpenDesk {...props} publication={publication} />
      {isPreviewing && <PreviewDialog publication={publication} onClose={props.onPreviewClose} />}
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={isMoving}
        onConfirm={props.onConfirm}
        onCancel={props.onCancel}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={props.onDismiss} />
    </>
  );
}

type OpenDeskProps = ContentDeskScreenProps & { publication: PublicationDetail };

function OpenDesk({
  stage,
  publication,
  theirs,
  draft,
  resets,
  errors,
  status,
  note,
  problem,
  deskRef,
  ...props
}: OpenDeskProps) {
  const isEditing = stage === 'editing';
  const current = publication.current && { ...publication.draft, values: publication.current };
  return (
    <Columns ref={deskRef} aria-busy={props.isBusy}>
      <PublicationFacts publication={publication} />
      <Stack>
        {stage === 'refusing' ? (
          <RefusalForm
            initialReason={props.reason}
            error={errors.reason}
            isPending={props.isMoving}
            onChange={props.onReasonChange}
            onSubmit={props.onReason}
            onCancel={props.onCancel}
          />
        ) : (
          stage !== 'conflicted' && (
            <DeskActions
              possible={props.possible}
              canSave={isEditing}
              isPending={props.isMoving}
              onSave={props.onSave}
              onPreview={props.onPreview}
              onMove={props.onMove}
            >
              {props.revise}
            </DeskActions>
          )
        )}
        <div>
          <Text role="status" size="small">
            {status}
          </Text>
          <Text size="small" tone="quiet">
            {note}
          </Text>
        </div>
        {problem !== null && <InlineNotice role="alert">{problem}</InlineNotice>}
        {stage !== 'refusing' && props.reason !== '' && (
          <InlineNotice>{contentDeskMessages.unsentReason(props.reason)}</InlineNotice>
        )}
        {stage === 'conflicted' && theirs ? (
          <ConflictForm kind={publication.kind} mine={draft} theirs={theirs} onSettle={props.onSettle} />
        ) : (
          <>
            {props.hasUnstored && (
              <Stack gap="small">
                <InlineNotice>{contentDeskMessages.unstored}</InlineNotice>
                <DifferenceList kind={publication.kind} before={publication.draft} after={draft} />
              </Stack>
            )}
            <DraftForm
              key={resets}
              kind={publication.kind}
              draft={isEditing ? draft : publication.draft}
              errors={errors}
              isDisabled={!isEditing || props.isMoving}
              onValue={props.onValue}
              onMoment={props.onMoment}
            />
          </>
        )}
        {current !== null && publication.state !== 'published' && publication.state !== 'ended' && (
          <LazyDisclosure title="사이트와 다른 곳">
            <DifferenceList kind={publication.kind} before={current} after={publication.draft} />
          </LazyDisclosure>
        )}
        <RevisionHistory
          kind={publication.kind}
          current={current}
          revisions={publication.revisions}
          {...(isEditing && !props.isMoving && { onRestore: props.onRestore })}
        />
      </Stack>
    </Columns>
  );
}
