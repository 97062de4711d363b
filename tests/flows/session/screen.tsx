import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { Session } from '#src/features/session/Session.tsx';
import { presenceOf } from '#src/features/session/session-view.ts';
import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';
import { flow } from './flow.ts';
import { header, MemberUtilities, VisitorUtilities } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof sessionMachine> = {
  flow: flow.onMachine,
  title: '흐름/로그인 상태',
  id: 'flows-session',
  layout: 'fullscreen',
  render: (actor) => (
    <>
      <MemberHeader actor={actor} />
      <Session actor={actor} />
    </>
  ),
};

function MemberHeader({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const isMember = useSelector(actor, (snapshot) => presenceOf(snapshot) === 'member');
  return <SiteHeader {...header} utilities={isMember ? <MemberUtilities /> : <VisitorUtilities />} />;
}
