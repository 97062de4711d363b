import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from '#src/ui/foundation/theme.ts';

const sideBySide = '@media (min-width: 800px)';

export const Page = styled('main', {
  padding: '$4',
  '& h1, & h2': { fontSize: '$lg' },
  [sideBySide]: { padding: '$5' },
});

/** Shows the screen beside the possible events; below each other in a narrow window. */
export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    width: {
      narrow: { [sideBySide]: { gridTemplateColumns: 'minmax(0, 22.5rem) minmax(0, 1fr)' } },
      wide: { [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

/** Has the height of the scaled screen. */
export const ScreenBox = styled('div', { overflow: 'hidden', border: '1px solid $colors$field' });

export const ScreenWindow = styled('iframe', {
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: '$ivory',
});

export const Present = styled('p', {
  fontSize: '$md',
  '& strong': { fontWeight: 600 },
  '& code': { fontSize: '$sm', color: '$sage', overflowWrap: 'anywhere' },
});

export const Moves = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2', '& button': { textAlign: 'left' } });

export const Group = styled('div', { '& h3': { marginBottom: '$2', color: '$sage', fontSize: '$sm' } });

export const Steps = styled('ol', { listStyle: 'decimal', paddingLeft: '1.5rem', fontVariantNumeric: 'tabular-nums' });

export const StepButton = styled(AriaButton, {
  verticalAlign: 'top',
  width: '100%',
  minHeight: '$touch',
  padding: '.25rem .5rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&[data-hovered]': { backgroundColor: '$tint' },
  '&[aria-current]': { backgroundColor: '$tint', boxShadow: 'inset 3px 0 $colors$bronze' },
});

/** Lower than the window, so that the screen and the possible events stay visible. */
export const DiagramBox = styled('div', { '& .pan-zoom-view': { height: '28rem' } });

/** Styles the diagram of a machine, with its highlights. */
export const Canvas = styled('div', {
  '& .machine': {
    display: 'block',
    maxWidth: 'none !important',
    userSelect: 'none',
    '@forced': { '--ink': 'CanvasText', '--line': 'CanvasText', '--paper': 'Canvas', '--leads': 'LinkText' },
  },
  '& .machine .arrow.next path': { stroke: '$colors$bronzeInk', strokeWidth: 2, '@forced': { stroke: 'LinkText' } },
  '& .machine text.next': { fill: '$colors$bronzeInk', fontWeight: 700, '@forced': { fill: 'LinkText' } },
  '& .machine .arrow.taken path': {
    stroke: '$colors$moss',
    strokeWidth: 2.5,
    strokeDasharray: '7 3',
    '@forced': { stroke: 'CanvasText' },
  },
  '& .machine .state.now': { '--fill': '$colors$champagne', '@forced': { '--fill': 'Highlight' } },
  '& .machine .now .box': { stroke: '$colors$text', strokeWidth: 3, '@forced': { stroke: 'CanvasText' } },
  '& .machine .now text': { '@forced': { fill: 'HighlightText' } },
  '& .machine .within > .box': { strokeWidth: 2, '@forced': { stroke: 'CanvasText' } },
});
