import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ControlLabel } from '../forms/field-label.ts';
import { FieldLine } from '../forms/field-style.ts';
import { FieldNotes } from '../forms/FieldNotes.tsx';
import { Icon } from '../foundation/Icon.tsx';
import type { SelectItem } from '../forms/SelectField.tsx';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type SearchLineProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The scope of the search. */
  types: { label: string; items: readonly SelectItem[]; value: string; onChange: (value: string) => void };
  submit: string;
};

/** Search field: the scope, the search text, and the submit button on one line. */
export function SearchLine({ label, placeholder, value, onChange, error, types, submit }: SearchLineProps) {
  const id = useId();
  return (
    <div data-invalid={error === undefined ? undefined : true}>
      <ControlLabel htmlFor={id}>{label}</ControlLabel>
      <FieldLine>
        <Type>
          <select
            aria-label={types.label}
            name="searchType"
            value={types.value}
            onChange={(event) => types.onChange(event.target.value)}
          >
            {types.items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="small" />
        </Type>
        <input
          id={id}
          name="query"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-notes`}
          onChange={(event) => onChange(event.target.value)}
        />
        <Submit type="submit">
          <Icon name="search" />
          <VisuallyHidden>{submit}</VisuallyHidden>
        </Submit>
      </FieldLine>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

const Type = styled('span', {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  marginRight: '.25rem',
  '&::after': { content: '""', width: 0, height: '1.125rem', borderLeft: '1px solid $colors$mist' },
  '& select': {
    minHeight: '$touch',
    padding: '0 1.75rem 0 0',
    fontSize: '$field',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& svg': {
    position: 'absolute',
    right: '.625rem',
    color: '$bronzeInk',
    pointerEvents: 'none',
    '@forced': { color: 'CanvasText' },
  },
});

const Submit = styled(AriaButton, {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginRight: '-.75rem',
  '&[data-hovered]': { color: '$bronzeInk' },
});
