import { titleOf } from './sentences.ts';
import type { KnownMove } from './moves.ts';
import { flows } from '#tests/flows/lib/flows.ts';

export type MoveGroup = { readonly title: string; readonly moves: readonly KnownMove[] };

const kinds = ['할 수 있는 일', '서버와 바깥의 대답', '시간이 지나면'] as const;

/** Groups events by their machine, and by their source: the user or the site, a call, or a timer. */
export function groupsOf(moves: readonly KnownMove[]): readonly MoveGroup[] {
  return [...new Set(moves.map(({ to }) => to))].flatMap((to) =>
    kinds.flatMap((kind) => {
      const groupMoves = moves.filter((move) => move.to === to && kindOf(move) === kind);
      const [first] = groupMoves;
      return first ? [{ title: to === '' ? kind : `${titleOf(first.machine)}: ${kind}`, moves: groupMoves }] : [];
    }),
  );
}

function kindOf({ machine, event }: KnownMove): (typeof kinds)[number] {
  if (event.type.startsWith('xstate.after.')) return '시간이 지나면';
  const callbackActors = Object.values(flows[machine]?.onMachine.callbackActors ?? {}).flat();
  return typeof event.actorId === 'string' || callbackActors.includes(event.type)
    ? '서버와 바깥의 대답'
    : '할 수 있는 일';
}
