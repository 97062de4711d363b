import { useEffect } from 'storybook/preview-api';
import type { Decorator, Preview } from '@storybook/react-vite';
import { pseudoNames, pseudoStates, type PseudoState } from './pseudo-selectors.ts';
import { showAs } from './shown-as.ts';

type Tools = NonNullable<Preview['globalTypes']>;
type Tool = Tools[string];

const reset = { type: 'reset' as const, value: '', title: '그대로' };

const tool = (
  title: string,
  icon: NonNullable<NonNullable<Tool['toolbar']>['icon']>,
  items: readonly { value: string; title: string }[],
): Tool => ({
  name: title,
  description: title,
  toolbar: { title, icon, items: [reset, ...items], dynamicTitle: true },
});

/** The tools above a story, besides the width. */
export const globalTypes: Tools = {
  textSize: tool('글자', 'zoom', [{ value: 'large', title: '글자 200 %' }]),
  forcedColors: tool('강제 색상', 'mirror', [{ value: 'active', title: '강제 색상' }]),
  motion: tool('움직임', 'lightning', [{ value: 'reduce', title: '움직임 줄이기' }]),
  contrast: tool('대비', 'contrast', [{ value: 'more', title: '대비 높이기' }]),
  pseudo: tool(
    '상호작용',
    'pointerhand',
    Object.entries(pseudoNames).map(([value, title]) => ({ value, title })),
  ),
};

/** Renders a story with the options of the toolbar. */
export const withToolbar: Decorator = (Story, { globals }) => {
  const { textSize, forcedColors, motion, contrast, pseudo } = globals;
  const isAsked = [textSize, forcedColors, motion, contrast, pseudo].some(Boolean);
  useEffect(() => {
    if (!isAsked) return undefined;
    return showAs({
      isLarge: textSize === 'large',
      emulated: {
        ...(forcedColors === 'active' && { 'forced-colors': 'active' }),
        ...(motion === 'reduce' && { 'prefers-reduced-motion': 'reduce' }),
        ...(contrast === 'more' && { 'prefers-contrast': 'more' }),
      },
      pseudo: isPseudo(pseudo) ? pseudo : null,
    });
  }, [isAsked, textSize, forcedColors, motion, contrast, pseudo]);
  return Story();
};

const isPseudo = (value: unknown): value is PseudoState => typeof value === 'string' && value in pseudoStates;
