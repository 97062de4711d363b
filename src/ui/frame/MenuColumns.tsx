import { Link as AriaLink } from 'react-aria-components/Link';
import { NewWindowMark, targetOf, type LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';

export type MenuColumn = {
  label: string;
  latin: string;
  /** Target of the column heading; used only if there are no links. */
  href: string;
  /** A sentence below the heading, if there are no links. */
  text?: string;
  links: readonly LinkItem[];
};

export type MenuColumnsProps = { columns: readonly MenuColumn[]; onFollow: () => void };

/** The pages of a section in columns: a heading in serif, a hairline, links. */
export function MenuColumns({ columns, onFollow }: MenuColumnsProps) {
  return (
    <Columns data-count={columns.length}>
      {columns.map(({ label, latin, href, text, links }) => (
        <li key={label}>
          <Head {...(links.length === 0 && { as: AriaLink, href, onPress: onFollow })}>
            <Name>{label}</Name>
            <Latin lang="en">{latin}</Latin>
          </Head>
          {text && <Sentence>{text}</Sentence>}
          {links.length > 0 && (
            <ul aria-label={label}>
              {links.map(({ href: to, label: page, isExternal, isCurrent }) => (
                <li key={to}>
                  <Page
                    href={to}
                    onPress={onFollow}
                    {...targetOf(isExternal)}
                    {...(isCurrent && { 'aria-current': 'page' })}
                  >
                    <span>{page}</span>
                    {isExternal && <NewWindowMark />}
                  </Page>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Columns>
  );
}

const Columns = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$6 $5',
  alignItems: 'start',
  '&[data-count="4"]': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 64em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Head = styled('div', {
  display: 'grid',
  gap: '.625rem',
  paddingBottom: '1.375rem',
  borderBottom: '1px solid $colors$lineBronze',
  transition: 'border-color $transitions$fast',
  '&[data-hovered]': { borderColor: '$bronze' },
  '[data-dark] &': { borderColor: '$lineDark' },
  '[data-dark] &[data-hovered]': { borderColor: '$champagne' },
});

const Name = styled('span', {
  fontFamily: '$serif',
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: '$head',
  letterSpacing: '$display',
  textWrap: 'balance',
});

const Latin = styled('span', {
  color: '$bronzeInk',
  font: '500 .8125rem / 1 $fonts$latin',
  letterSpacing: '$eyebrow',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  '[data-dark] &': { color: '$champagne' },
});

const Sentence = styled('p', {
  paddingTop: '1.125rem',
  color: '$sage',
  fontSize: '.9375rem',
  fontWeight: 400,
  lineHeight: 1.65,
  '[data-dark] &': { color: '$mist' },
});

const Page = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  width: 'fit-content',
  minHeight: '2.375rem',
  fontSize: '.9375rem',
  fontWeight: 400,
  cursor: 'pointer',
  'li:first-child > &': { marginTop: '.875rem' },
  '& > span:first-child': {
    paddingBlock: '.25rem',
    backgroundImage: 'linear-gradient(var(--focus), var(--focus))',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    transition: 'background-size $transitions$base',
  },
  '&[data-hovered] > span:first-child, &[aria-current] > span:first-child': { backgroundSize: '100% 1px' },
});
