import { styled } from '#src/ui/foundation/theme.ts';
import { proseStyle } from '#src/ui/page/prose-style.ts';

/** Frame of an editor: its toolbar stays in sight while a long text is scrolled. */
export const EditorBox = styled('div', {
  border: '1px solid $colors$field',
  '[data-invalid] > &': { borderColor: '$persimmon' },
  '&:focus-within': { borderColor: '$forest' },
  '& .ProseMirror': {
    minHeight: '14rem',
    padding: '1rem',
    overflowX: 'auto',
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
    '& :is(th, td)': {
      position: 'relative',
      border: '1px solid $colors$mist',
      paddingInline: '.5rem',
      minWidth: '4rem',
    },
    '& th': { backgroundColor: '$hanji' },
    '& .selectedCell::after': { content: '""', position: 'absolute', inset: 0, backgroundColor: '$tint', opacity: 0.6 },
    '& table[data-caption]::before': {
      content: 'attr(data-caption)',
      display: 'table-caption',
      color: '$sage',
      fontSize: '$xs',
    },
    '& img.ProseMirror-selectednode, & hr.ProseMirror-selectednode': { outline: '2px solid var(--focus)' },
    '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
    '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      position: 'absolute',
      top: '-2px',
      width: '1.25rem',
      borderTop: '1px solid $colors$text',
    },
    '&.ProseMirror-hideselection *::selection': { background: 'transparent' },
    '& .ProseMirror-separator': { display: 'inline', margin: 0, border: 0 },
  },
});

/** The text looks as it does on the site. */
export const Prose = styled('div', proseStyle);

export const Tools = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem',
  padding: '.375rem',
  borderBottom: '1px solid $colors$mist',
  backgroundColor: '$hanji',
  // With large text it would leave no room for the text itself.
  '@media (max-width: 52rem), (max-height: 40rem)': { position: 'static' },
});

export const toolStyle = {
  minWidth: '2.25rem',
  minHeight: '2.25rem',
  padding: '0 .625rem',
  border: '1px solid transparent',
  fontSize: '$sm',
  cursor: 'pointer',
  '&[data-hovered]': { borderColor: '$field' },
  '&[data-selected]': {
    backgroundColor: '$forest',
    color: '$ivory',
    '@forced': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  '&[data-focus-visible]': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
} as const;
