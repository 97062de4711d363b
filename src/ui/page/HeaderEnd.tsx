/**
 * End of a header whose text is at the bottom of a picture. The server's document links to its `id`, so that the browser
 * does not paint the page before this is parsed: each further line would move those above it.
 */
export const HeaderEnd = () => <span id="header-end" hidden />;
