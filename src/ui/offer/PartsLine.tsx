import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../foundation/theme.ts';

export type PartsLineProps = {
  ref?: Ref<HTMLFormElement>;
  /** Accessible name of the form. */
  label: string;
  /** Links to the sections of the page. */
  parts: { label: string; items: readonly { href: string; label: string; isCurrent: boolean }[] };
  /** Two fields: the scope and the text of the search. */
  children: ReactNode;
  submit: ReactNode;
  /** Outcome of the applied search. */
  outcome: ReactNode;
  onSubmit: () => void;
};

/** Toolbar of a page with several lists: links to them, and a search in all of them. */
export function PartsLine({ ref, label, parts, children, submit, outcome, onSubmit }: PartsLineProps) {
  return (
    <Line>
      <nav aria-label={parts.label}>
        <Parts>
          {parts.items.map(({ href, label: text, isCurrent }) => (
            <li key={href}>
              <PartLink href={href} {...(isCurrent && { 'aria-current': 'location' })}>
                <span data-text={text}>{text}</span>
              </PartLink>
            </li>
          ))}
        </Parts>
      </nav>
      <search>
        <Form
          ref={ref}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          <Submit>{submit}</Submit>
        </Form>
      </search>
      {outcome && <Outcome>{outcome}</Outcome>}
    </Line>
  );
}

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'end',
  gap: '$5 $gutter',
  paddingTop: '4rem',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '2rem' },
});

const Parts = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem', '@mobile': { columnGap: '1.5rem' } });

/** As wide as its label in bold, so that its neighbours do not move when it becomes current. */
const PartLink = styled(AriaLink, {
  display: 'grid',
  alignItems: 'center',
  minHeight: '$touch',
  color: '$sage',
  fontSize: '$control',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&[data-hovered]': { color: '$text' },
  '& span': {
    display: 'inline-grid',
    paddingBlock: '.125rem .25rem',
    borderBottom: '1px solid transparent',
    '@forced': { borderColor: 'Canvas' },
    transition: 'border-color $transitions$fast',
    '&::after': {
      content: 'attr(data-text) / ""',
      height: 0,
      overflow: 'hidden',
      fontWeight: 600,
      visibility: 'hidden',
    },
  },
  '&[aria-current]': {
    color: '$text',
    fontWeight: 600,
    '& span': { borderColor: '$bronze', '@forced': { borderBottom: '3px solid Highlight' } },
  },
});

const Form = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '1rem',
  // Side by side as long as the text size leaves room for both.
  '@media (max-width: 26em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' },
});

/** Aligned with the inputs, which are below their labels. */
const Submit = styled('div', {
  display: 'grid',
  paddingTop: 'calc(1.5 * $fontSizes$xs)',
  '& > button': { minHeight: '$field' },
  '@media (max-width: 26em)': { gridColumn: '1 / -1', paddingTop: 0 },
});

const Outcome = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $5',
  gridColumn: '1 / -1',
  justifyContent: 'flex-end',
  fontSize: '$sm',
  '@mobile': { justifyContent: 'flex-start' },
});
