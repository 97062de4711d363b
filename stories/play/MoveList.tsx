import { Button } from '#src/ui/actions/Button.tsx';
import type { KnownMove } from './moves.ts';
import { Group, Moves } from './style.ts';

export type MoveListProps = {
  title: string;
  moves: readonly KnownMove[];
  labels: ReadonlyMap<KnownMove, string>;
  onMove: (move: KnownMove) => void;
};

/** Shows buttons for the possible events, under a title; nothing without any. */
export function MoveList({ title, moves, labels, onMove }: MoveListProps) {
  if (moves.length === 0) return null;
  return (
    <Group role="group" aria-label={title}>
      <h3>{title}</h3>
      <Moves>
        {moves.map((move) => (
          <li key={labels.get(move)}>
            <Button variant="secondary" size="small" onPress={() => onMove(move)}>
              {labels.get(move)}
            </Button>
          </li>
        ))}
      </Moves>
    </Group>
  );
}
