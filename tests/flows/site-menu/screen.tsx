import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { Header } from '#src/app/layout/Header.tsx';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Site } from '#tests/component/lib/site.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof siteMenuMachine> = {
  flow: flow.onMachine,
  title: '흐름/사이트 메뉴',
  id: 'flows-site-menu',
  layout: 'fullscreen',
  isOnPhone: (snapshot) => snapshot.matches('sheet'),
  render: (actor) => (
    <Site>
      <Header actor={actor} variant="over" />
      <KeyVisual
        eyebrow="Four clubs"
        title="GOLF OVERVIEW"
        breadcrumb={{ homeHref: '/', segments: ['소개', '골프 오버뷰'] }}
        picture="kv-aerial"
      />
    </Site>
  ),
};
