import type { ReactNode } from 'react';
import { publicationMoveNames, type PublicationMove } from '#contract/staff/publication.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';

type DeskActionsProps = {
  /** Moves that the statechart allows. */
  possible: readonly PublicationMove[];
  canSave: boolean;
  isPending?: boolean;
  onSave: () => void;
  onPreview: () => void;
  onMove: (move: PublicationMove) => void;
  children?: ReactNode;
};

/** A button for each thing that can be done with a publication now, and none for others. */
export function DeskActions({
  possible,
  canSave,
  isPending = false,
  onSave,
  onPreview,
  onMove,
  children,
}: DeskActionsProps) {
  return (
    <Actions role="group" aria-label="처리" data-actions="" tabIndex={-1}>
      {canSave && (
        <Button size="small" isDisabled={isPending} onPress={onSave}>
          저장
        </Button>
      )}
      <Button variant="secondary" size="small" isDisabled={isPending} onPress={onPreview}>
        미리 보기
      </Button>
      {possible.map((move) => (
        <Button key={move} variant="secondary" size="small" isDisabled={isPending} onPress={() => onMove(move)}>
          {publicationMoveNames[move]}
        </Button>
      ))}
      {children}
    </Actions>
  );
}
