import { useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { TermsRow, type TermsItem } from './TermsRow.tsx';
import { styled } from '../foundation/theme.ts';

export type TermsListProps = {
  allLabel: string;
  allHint?: string;
  items: readonly TermsItem[];
  /** Ids of the accepted items. */
  agreed: readonly string[];
  onChange: (agreed: string[]) => void;
  /** Applies to every required item that is not accepted. */
  error?: string | undefined;
};

/** Checkboxes for agreements, below one that toggles all of them. */
export function TermsList({ allLabel, allHint, items, agreed, onChange, error }: TermsListProps) {
  const id = useId();
  const ids = items.map((item) => item.id);
  const isAgreed = (item: string) => agreed.includes(item);
  const isAll = ids.every(isAgreed);
  const toggle = (item: string, isSelected: boolean) =>
    onChange(ids.filter((each) => (each === item ? isSelected : isAgreed(each))));
  return (
    <div>
      <All>
        <Checkbox
          isSelected={isAll}
          isIndeterminate={!isAll && ids.some(isAgreed)}
          {...(allHint && { 'aria-describedby': `${id}-all` })}
          onChange={(isSelected) => onChange(isSelected ? ids : [])}
        >
          <AllLabel>{allLabel}</AllLabel>
        </Checkbox>
        {allHint && <AllHint id={`${id}-all`}>{allHint}</AllHint>}
      </All>
      <ul role="list">
        {items.map((item) => (
          <TermsRow
            key={item.id}
            {...item}
            isAgreed={isAgreed(item.id)}
            errorId={error !== undefined && item.isRequired && !isAgreed(item.id) ? `${id}-notes` : undefined}
            onChange={(isSelected) => toggle(item.id, isSelected)}
          />
        ))}
      </ul>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

const All = styled('div', {
  paddingBlock: '1.25rem',
  borderTop: '1px solid $colors$forest',
  borderBottom: '1px solid $colors$lineBronze',
});

const AllLabel = styled('span', { fontFamily: '$serif', fontSize: '$lg', letterSpacing: '-.02em' });

const AllHint = styled('p', { paddingLeft: '2.125rem', color: '$sage', fontSize: '$xs' });
