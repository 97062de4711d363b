import { useState } from 'react';
import { categoryChoices, ccTypeNames, ccTypes, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import type { NoticeQuery } from '#contract/news/notice.ts';
import { oneOf } from '#contract/shared/one-of.ts';
import {
  isSearchable,
  normalizeSearchText,
  searchPlaceholder,
  searchTextTooLong,
  searchTypeIn,
  searchTypeNames,
} from '#contract/news/search-kinds.ts';
import { useDraft } from '#src/shared/form/use-draft.ts';
import { PostFilter } from '#src/ui/news/PostFilter.tsx';
import { SearchLine } from '#src/ui/news/SearchLine.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';

export type NoticeFilterProps = {
  /** The applied search. Typed text is a draft, which is dropped when another search is applied. */
  query: NoticeQuery;
  onSubmit: (query: NoticeQuery) => void;
};

const categories = categoryChoices.map((key) => ({ key, label: key === 'ALL' ? '전체' : noticeCategoryNames[key] }));
const clubs = ccTypes.map((value) => ({ value, label: value === 'ALL' ? '전체 클럽' : ccTypeNames[value] }));
const types = Object.entries(searchTypeNames).map(([value, label]) => ({ value, label }));

/** Filters of the list: category and club apply as soon as they are selected, the search text when it is submitted. */
export function NoticeFilter({ query, onSubmit }: NoticeFilterProps) {
  const [error, setError] = useState<string>();
  const { draft, change: changeDraft, send } = useDraft(query, () => setError(undefined));
  const change = (changed: Partial<NoticeQuery>) => {
    changeDraft(changed);
    setError(undefined);
  };
  const submit = (changed: Partial<NoticeQuery> = {}) => {
    const next = { ...draft, ...changed, page: 1 };
    const text = normalizeSearchText(next.query);
    const isValid = isSearchable(text);
    setError(isValid ? undefined : searchTextTooLong);
    if (!isValid) return changeDraft(next);
    send({ ...next, query: text });
    onSubmit({ ...next, query: text });
  };
  return (
    <PostFilter
      label="공지사항 검색"
      onSubmit={submit}
      choices={
        <ToggleRow
          label="분류"
          items={categories}
          current={query.category}
          onChoose={(category) => submit({ category })}
        />
      }
      field={
        <SelectField
          label="클럽"
          name="ccType"
          items={clubs}
          value={draft.ccType}
          onChange={(club) => submit({ ccType: oneOf(ccTypes, club) ?? draft.ccType })}
        />
      }
      search={
        <SearchLine
          label="검색어"
          placeholder={searchPlaceholder}
          value={draft.query}
          onChange={(text) => change({ query: text })}
          error={error}
          types={{
            label: '검색 대상',
            items: types,
            value: draft.searchType,
            onChange: (type) => change({ searchType: searchTypeIn(type) ?? draft.searchType }),
          }}
          submit="검색"
        />
      }
    />
  );
}
