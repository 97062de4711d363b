import { parseHtml } from '#src/shared/served-html/parse-html.ts';

export type OfferFact = { label: string; value: string };

/** Labels of list items in the text of an offer that say when it is available, and what its price includes. */
const days = ['요일'];
const included = ['객실', '라운드', '스파', '아침', '브런치', '저녁', '전시', '돌봄'];

/**
 * Finds the days, the inclusions and the terms of cancellation in the text of an offer: the list items with such a
 * label, and the first sentence about cancelling or refunds.
 */
export function offerFacts(contents: string): {
  days: OfferFact[];
  included: OfferFact[];
  cancellation: string | null;
} {
  const body = parseHtml(contents);
  const items = Array.from(body.querySelectorAll('li'), (item): OfferFact => {
    const label = item.querySelector('strong')?.textContent.trim() ?? '';
    return { label, value: item.textContent.trim().slice(label.length).trim() };
  });
  const labelled = (labels: readonly string[]) => items.filter(({ label }) => labels.includes(label));
  return {
    days: labelled(days),
    included: labelled(included),
    cancellation: cancellationIn(Array.from(body.querySelectorAll('p, li'), ({ textContent }) => textContent)),
  };
}

const cancellationIn = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => text.split(/(?<=다\.|요\.)/))
    .map((sentence) => sentence.trim())
    .find((sentence) => /취소|환불|돌려/.test(sentence)) ?? null;
