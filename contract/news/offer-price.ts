const amount =
  /(?:(한 사람|한 분당|한 상|어른|(?:[2-9]인 )?1박|[2-9]인) )?(?:주중 )?(\d{1,3}(?:,\d{3}){1,3})원(부터)?/g;

/**
 * Returns the first price that the HTML of an offer states, with the unit before it: `한 사람 27,000원`. `부터` follows
 * if the text says so, or states higher prices only after it. Null if it states none.
 */
export function offerPriceIn(contents: string): string | null {
  const text = contents.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const prices = Array.from(text.matchAll(amount), ([, unit, won = '', from]) => ({ unit, won, from }));
  const [first, ...others] = prices;
  if (!first) return null;
  const isLowest = others.length > 0 && others.every(({ won }) => wonOf(won) >= wonOf(first.won));
  return `${first.unit ? `${first.unit} ` : ''}${first.won}원${first.from || isLowest ? '부터' : ''}`;
}

const wonOf = (text: string) => Number(text.replaceAll(',', ''));
