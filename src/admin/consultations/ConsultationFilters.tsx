import { inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { consultationFilter } from '#contract/staff/consultation.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { FilterBar } from '../ui/filter-bar.ts';
import { filterNames, listQuery, type ListQuery } from './list-query.ts';

type ConsultationFiltersProps = { query: ListQuery; onChange: (changes: Partial<ListQuery>) => void };

/** Which consultations are listed: by state, and by kind. */
export function ConsultationFilters({ query, onChange }: ConsultationFiltersProps) {
  const change = (name: keyof ListQuery) => (value: string) =>
    onChange({ [name]: listQuery.parse({ ...query, [name]: value })[name] });
  return (
    <FilterBar role="search" aria-label="상담 거르기">
      <SelectField
        label="상태"
        name="filter"
        value={query.filter}
        items={consultationFilter.options.map((value) => ({ value, label: filterNames[value] }))}
        onChange={change('filter')}
      />
      <SelectField
        label="구분"
        name="kind"
        value={query.kind}
        items={[
          { value: '', label: '전체' },
          { value: 'GOLF', label: inquiryTypeNames.GOLF },
          { value: 'CONDO', label: inquiryTypeNames.CONDO },
        ]}
        onChange={change('kind')}
      />
    </FilterBar>
  );
}
