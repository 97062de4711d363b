import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type PostFilterProps = {
  /** Accessible name of the form. */
  label: string;
  /** Predefined choices, such as a `ToggleRow`. */
  choices: ReactNode;
  /** A field beside the search. */
  field: ReactNode;
  search: ReactNode;
  onSubmit: () => void;
};

/** Filter of a list of posts: kinds at the left, a field and a search button at the right. */
export function PostFilter({ label, choices, field, search, onSubmit }: PostFilterProps) {
  return (
    <Form
      role="search"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Choices>{choices}</Choices>
      <Field>{field}</Field>
      <Search>{search}</Search>
    </Form>
  );
}

const Form = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 4fr)',
  alignItems: 'start',
  gap: '$gutter',
  '@compact': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Aligned with the inputs, which are below their labels; on a phone a line that scrolls sideways. */
const Choices = styled('div', {
  minWidth: 0,
  paddingTop: 'calc(1.5 * $fontSizes$xs + .25rem)',
  '@compact': { gridColumn: '1 / -1', paddingTop: 0 },
  '@mobile': { gridColumn: '1 / -1', paddingTop: 0 },
  '@narrow': {
    margin: '-.25rem calc(-1 * $space$edge)',
    padding: '.25rem $space$edge',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    '& > *': { flexWrap: 'nowrap', width: 'max-content', paddingRight: '$space$edge' },
  },
});

const Field = styled('div', { minWidth: 0 });

const Search = styled('div', { minWidth: 0 });
