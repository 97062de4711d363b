/** Links each state of an `embedded` diagram to its story; states without a story have no link. */
export const withStories = (markup: string, hrefOf: (state: string) => string | undefined): string =>
  markup.replaceAll(/<a href="state:([^"]*)" target="_top">([^]*?)<\/a>/g, (_, state: string, words: string) => {
    const href = hrefOf(state);
    return href === undefined ? words : `<a href="${href}" target="_top">${words}</a>`;
  });
