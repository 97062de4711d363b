import type { StoryObj } from '@storybook/react-vite';
import { TopBanner } from '#src/app/layout/TopBanner.tsx';
import { popupExpiryFlow } from '#tests/model/popup-expiry.flow.ts';
import { banner, Site } from '#tests/component/lib/site.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/팝업', id: 'flows-popup-expiry', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(popupExpiryFlow);

/** Hidden and closed are ends: nothing is left to look at. */
export const Shown: StoryObj = {
  parameters: { state: 'shown' },
  render: () => (
    <Site banners={[banner]}>
      <TopBanner actor={frozenAt('shown')} />
    </Site>
  ),
};
