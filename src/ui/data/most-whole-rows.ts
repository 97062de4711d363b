/** So many rows of a long table are all there, and the browser can find text in them; of more than that only those in sight are. */
export const mostWholeRows = 100;
