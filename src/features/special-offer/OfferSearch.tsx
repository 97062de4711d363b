import { useRef, useState } from 'react';
import { offerCategories, offerCategoryNames, type OfferCategory } from '#contract/news/offer-kinds.ts';
import {
  isSearchable,
  normalizeSearchText,
  searchPlaceholder,
  searchTextTooLong,
  searchTypeIn,
  searchTypeNames,
  searchTypes,
} from '#contract/news/search-kinds.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useDraft } from '#src/shared/form/use-draft.ts';
import { useFocusRefusedWhenSubmitted } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { PartsLine } from '#src/ui/offer/PartsLine.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import { offersUrl, sectionIds, type OffersQuery } from '#contract/news/offers-url.ts';
import type { OffersFetched } from './use-offers.ts';

type Search = Pick<OffersQuery, 'query' | 'searchType'>;

export type OfferSearchProps = {
  /** The applied search. Typed text is a draft, which is dropped when another search is applied. */
  params: OffersQuery;
  lists: Readonly<Record<OfferCategory, Pick<OffersFetched, 'data' | 'isFailed' | 'isStale'>>>;
  /** Element id of the section in the hash. */
  current: string;
  onSearch: (search: Search) => void;
};

const types = searchTypes.map((value) => ({ value, label: searchTypeNames[value] }));

export function OfferSearch({ params, lists, current, onSearch }: OfferSearchProps) {
  const { query, searchType: type } = params;
  const [error, setError] = useState<string>();
  const { draft, change: changeDraft, send } = useDraft<Search>({ query, searchType: type }, () => setError(undefined));
  const form = useRef<HTMLFormElement>(null);
  const focusRefused = useFocusRefusedWhenSubmitted(form);
  const change = (changed: Partial<Search>) => {
    changeDraft(changed);
    setError(undefined);
  };
  const submit = () => {
    const text = normalizeSearchText(draft.query);
    const isValid = isSearchable(text);
    setError(isValid ? undefined : searchTextTooLong);
    if (isValid) {
      send({ ...draft, query: text });
      onSearch({ ...draft, query: text });
    }
    focusRefused();
  };
  return (
    <PartsLine
      ref={form}
      label="스페셜 오퍼 검색"
      parts={{
        label: '스페셜 오퍼 종류',
        items: offerCategories.map((category) => ({
          href: offersUrl(params, sectionIds[category]),
          label: offerCategoryNames[category],
          isCurrent: sectionIds[category] === current,
        })),
      }}
      submit={
        <Button type="submit" variant="secondary" size="small">
          검색
        </Button>
      }
      outcome={query !== '' && <Outcome query={query} lists={lists} />}
      onSubmit={submit}
    >
      <SelectField
        label="검색 종류"
        name="searchType"
        items={types}
        value={draft.searchType}
        onChange={(chosen) => change({ searchType: searchTypeIn(chosen) ?? draft.searchType })}
      />
      <TextField
        label="검색어"
        name="query"
        placeholder={searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        value={draft.query}
        error={error}
        onChange={(text) => change({ query: text })}
      />
    </PartsLine>
  );
}

function Outcome({ query, lists }: Pick<OfferSearchProps, 'lists'> & { query: string }) {
  const results = Object.values(lists);
  // The count of a list that failed to load is unknown.
  const isSettled = results.every(({ data, isStale }) => data !== undefined && !isStale);
  const count = results.reduce((sum, { data }) => sum + (data?.page.totalElements ?? 0), 0);
  return (
    <>
      <p role="status">
        ‘{query}’ 검색 결과{isSettled && ` ${formatNumber(count)}건`}
      </p>
      <LinkText href={paths.specialOffers} variant="lined">
        전체 보기
      </LinkText>
    </>
  );
}
