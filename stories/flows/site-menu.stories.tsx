import type { StoryObj } from '@storybook/react-vite';
import { Header } from '#src/app/layout/Header.tsx';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { siteMenuFlow } from '#tests/model/site-menu.flow.ts';
import { Site } from '#tests/component/lib/site.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/사이트 메뉴', id: 'flows-site-menu', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(siteMenuFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <Site>
      <Header actor={frozenAt(state)} variant="over" />
      <KeyVisual eyebrow="Four clubs" title="GOLF OVERVIEW" breadcrumb={{ homeHref: '/', segments: ['소개', '골프 오버뷰'] }} picture="kv-aerial" />
    </Site>
  ),
});

const onPhone = { globals: { viewport: { value: 'phone' } } };

export const Closed = at('closed');
export const SubMenuHovered = at('subMenu.hovered');
export const SubMenuLeaving = at('subMenu.leaving');
export const SubMenuPinned = at('subMenu.pinned');
export const SubMenuEntered = at('subMenu.entered');
export const FullMenuOpen = at('fullMenu.open');
export const FullMenuClosing = at('fullMenu.closing');
export const SheetOpen = { ...at('sheet.open'), ...onPhone };
export const SheetClosing = { ...at('sheet.closing'), ...onPhone };
