import { Link as AriaLink } from 'react-aria-components/Link';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type SideNavigationProps<Id extends string> = {
  items: readonly { id: Id; label: string }[];
  /** Id of the section in view. */
  current: string | null;
  /** Brightness of the text, for the background behind it: `light` for dark pictures. */
  tone: 'light' | 'dark';
  onGo: (id: Id) => void;
};

/** Links to the sections of the page in the left margin of wide screens; the section in view is marked. */
export function SideNavigation<Id extends string>({ items, current, tone, onGo }: SideNavigationProps<Id>) {
  return (
    <Bar aria-label={words.sections} tone={tone}>
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>
            <Entry
              href={`#${id}`}
              lang="en"
              {...(id === current && { 'aria-current': 'location' })}
              onClick={(event) => event.preventDefault()}
              onPress={() => onGo(id)}
            >
              <span>{label}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const Bar = styled('nav', {
  position: 'fixed',
  zIndex: 3,
  top: '50%',
  left: '2.5rem',
  transform: 'translateY(-50%)',
  font: '500 .9375rem / 1 $fonts$latin',
  letterSpacing: '.14em',
  transition: 'color $transitions$base',
  '& ul': { display: 'grid', justifyItems: 'center' },
  '& li + li::before': {
    content: '""',
    display: 'block',
    width: 0,
    height: '2rem',
    marginInline: 'auto',
    borderLeft: '1px solid',
    opacity: 0.45,
  },
  variants: {
    tone: {
      light: {
        color: '$ivory',
        '--focus': '$colors$champagne',
        '& [aria-current] span': { borderColor: '$champagne' },
      },
      dark: {
        color: '$sage',
        '& [aria-current]': { color: '$bronzeInk' },
        '& [aria-current] span': { borderColor: '$bronze' },
      },
    },
  },
  '@middle': { left: 'calc(($space$edge - 2.75rem) / 3)' },
  '@compact': { display: 'none' },
  '@mobile': { display: 'none' },
  ...screenOnly,
});

const Entry = styled(AriaLink, {
  display: 'flex',
  justifyContent: 'center',
  minWidth: '$touch',
  padding: '.875rem 0',
  writingMode: 'vertical-rl',
  cursor: 'pointer',
  '& span': {
    padding: '.25rem .4375rem .25rem 0',
    borderRight: '1px solid transparent',
    '@forced': { borderColor: 'Canvas' },
  },
  '&[data-hovered] span': { borderColor: 'currentColor' },
});
