/** The spellings of a flow's name in its files. */
export type FlowNames = {
  /** Files and folders: `gift-card`. */
  readonly kebab: string;
  /** The machine's id: `giftCard`. */
  readonly camel: string;
  /** Components: `GiftCard`. */
  readonly pascal: string;
  /** Prose: `gift card`. */
  readonly words: string;
  /** The page's heading, in Korean. */
  readonly title: string;
};

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const heading = /^[\p{L}\p{N}][\p{L}\p{N} ·-]*$/u;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the spellings of a name; null if it is not in kebab-case, or the title has other characters than letters,
 * digits, spaces, `·` and `-`.
 */
export function flowNames(kebab: string, title: string = kebab): FlowNames | null {
  if (!kebabCase.test(kebab) || !heading.test(title)) return null;
  const pascal = kebab.split('-').map(capitalized).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: kebab.replaceAll('-', ' '),
    title,
  };
}

/** Replaces the template's own name, `sample-flow`, in a text or a path. */
export const withNames = (text: string, { kebab, camel, pascal, words, title }: FlowNames): string =>
  text
    .replaceAll('sample-flow', kebab)
    .replaceAll('sampleFlow', camel)
    .replaceAll('SampleFlow', pascal)
    .replaceAll('Sample flow', capitalized(words))
    .replaceAll('sample flow', words)
    .replaceAll('견본', title);
