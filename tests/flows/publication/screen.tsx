import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { publicationMoves } from '#contract/staff/publication.ts';
import type { Editor, publicationMachine } from '#machines/lifecycles/publication.machine.ts';
import { DeskActions } from '#src/admin/content/desk/DeskActions.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { editors, flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

type Machine = typeof publicationMachine;

type MovesProps = { actor: Actor<Machine>; by: Editor; isComplete?: boolean };

/** The buttons that the statechart allows an editor, without the server: a press is the event itself. */
export function Moves({ actor, by, isComplete = true }: MovesProps) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <DeskActions
      possible={publicationMoves.filter((type) => snapshot.can({ type, by }))}
      canSave={snapshot.can({ type: 'saved', by, isComplete })}
      onSave={() => actor.send({ type: 'saved', by, isComplete })}
      onPreview={() => {}}
      onMove={(type) => actor.send({ type, by })}
    />
  );
}

export const screen: FlowScreen<Machine> = {
  flow: flow.onMachine,
  title: '업무/원고의 게시',
  id: 'flows-publication',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <Moves actor={actor} by={editors.kim} />
    </AdminUI>
  ),
};
