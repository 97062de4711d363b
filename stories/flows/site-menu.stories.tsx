import { storyAt } from './story-at.tsx';
import { siteMenuScreen } from './screens/site-menu.tsx';

export default { title: '흐름/사이트 메뉴', id: 'flows-site-menu', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(siteMenuScreen);

export const Closed = at('closed');
export const SubMenuHovered = at('subMenu.hovered');
export const SubMenuLeaving = at('subMenu.leaving');
export const SubMenuPinned = at('subMenu.pinned');
export const SubMenuEntered = at('subMenu.entered');
export const FullMenuOpen = at('fullMenu.open');
export const FullMenuClosing = at('fullMenu.closing');
export const SheetOpen = at('sheet.open');
export const SheetClosing = at('sheet.closing');
