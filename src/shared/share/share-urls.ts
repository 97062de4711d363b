/** Returns a URL of this site with its host. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;

/** Returns the URL of the page of Facebook that shares a URL. */
export const facebookUrl = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** Returns the URL of the page of X that posts a URL. */
export const tweetUrl = (title: string, url: string): string =>
  `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`;
