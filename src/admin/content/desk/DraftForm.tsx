import type { FieldValue } from '#contract/staff/content-field.ts';
import { fieldsOf, isFixed, type ContentKind } from '#contract/staff/content-kinds.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { Draft } from '#contract/staff/publication.ts';
import type { Moment } from '#machines/content-desk.machine.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { MomentField } from '../../ui/MomentField.tsx';
import { labelOf } from '../value-text.ts';
import { DraftField } from './DraftField.tsx';

type DraftFormProps = {
  kind: ContentKind;
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  isDisabled: boolean;
  onValue: (name: string, value: FieldValue) => void;
  onMoment: (name: Moment, at: string | null) => void;
};

/** A control for each field of a kind, and for the two moments. It is no `form`: nothing is submitted by Enter. */
export const DraftForm = ({ kind, draft, errors, isDisabled, onValue, onMoment }: DraftFormProps) => (
  <Stack role="form" aria-label="내용">
    {Object.entries(fieldsOf(kind)).map(([name, field]) => (
      <DraftField
        key={name}
        name={name}
        field={field}
        value={draft.values[name]}
        error={errors[name]}
        isDisabled={isDisabled}
        onChange={(value) => onValue(name, value)}
        onAlternativeText={(alt) => draft.values['alt'] === '' && onValue('alt', alt)}
      />
    ))}
    <MomentField
      label={labelOf(kind, 'publishAt')}
      name="publishAt"
      hint={contentDeskMessages.momentHint}
      value={draft.publishAt}
      isDisabled={isDisabled}
      onChange={(at) => onMoment('publishAt', at)}
    />
    {!isFixed(kind) && (
      <MomentField
        label={labelOf(kind, 'endAt')}
        name="endAt"
        hint={contentDeskMessages.endHint}
        value={draft.endAt}
        error={errors.endAt}
        isDisabled={isDisabled}
        onChange={(at) => onMoment('endAt', at)}
      />
    )}
  </Stack>
);
