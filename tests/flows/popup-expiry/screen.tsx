import type { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { TopBanner } from '#src/app/layout/TopBanner.tsx';
import { banner, Site } from '#tests/component/lib/site.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof popupExpiryMachine> = {
  flow: flow.onMachine,
  title: '흐름/팝업',
  id: 'flows-popup-expiry',
  layout: 'fullscreen',
  render: (actor) => (
    <Site banners={[banner]}>
      <TopBanner actor={actor} />
    </Site>
  ),
};
