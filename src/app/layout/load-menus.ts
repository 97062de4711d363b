import { mobileOnly } from '#src/ui/foundation/theme.ts';

export const isPhoneLayout = () => matchMedia(mobileOnly).matches;
export const loadDesktop = () => import('./DesktopMenus.tsx');
export const loadSheet = () => import('./SheetMenu.tsx');

/** Loads the menus of this layout; if that fails, they are loaded when they open. */
export const loadMenus = () => (isPhoneLayout() ? loadSheet() : loadDesktop()).catch(() => undefined);
