/** Like `embedded`, with each state linked to where it is shown; a state that is shown nowhere has no link. */
export const withStories = (markup: string, hrefOf: (state: string) => string | undefined): string =>
  markup.replaceAll(/<a href="state:([^"]*)" target="_top">([^]*?)<\/a>/g, (_, state: string, words: string) => {
    const href = hrefOf(state);
    return href === undefined ? words : `<a href="${href}" target="_top">${words}</a>`;
  });
