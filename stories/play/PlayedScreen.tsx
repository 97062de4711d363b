import { Fragment, useSyncExternalStore } from 'react';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';
import type { Player } from './player.ts';

/** Shows the feature with the machine that runs in the parent page. */
export function PlayedScreen({ screen, player }: { screen: FlowScreen; player: Player }) {
  const { actor, starts } = useSyncExternalStore(player.subscribe, player.current);
  return (
    <div style={screen.layout === 'padded' ? { padding: '1rem' } : {}}>
      <Fragment key={starts}>{screen.render(actor)}</Fragment>
    </div>
  );
}
