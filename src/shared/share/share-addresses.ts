/** An address of this site with its host. */
export const wholeAddress = (url: string): string => new URL(url, window.location.href).href;

/** Where a social network shares an address. */
export const facebookAddress = (url: string): string => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** Where the micro-blog writes about an address. */
export const tweetAddress = (title: string, url: string): string => `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`;
