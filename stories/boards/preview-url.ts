/**
 * Returns the URL that shows a story in an iframe, with toolbar options as in the URL of a story. Storybook runs its
 * accessibility tests on the story itself; in the iframes of a board they would only slow it down.
 */
export const previewUrl = (story: string, globals = ''): string =>
  `iframe.html?id=${story}&viewMode=story&globals=${['a11y.manual:!true', globals].filter(Boolean).join(';')}`;
