import { storyAt } from './story-at.tsx';
import { popupExpiryScreen } from './screens/popup-expiry.tsx';

export default { title: '흐름/팝업', id: 'flows-popup-expiry', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(popupExpiryScreen);

export const Shown = at('shown');
