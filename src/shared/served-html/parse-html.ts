import { whileParsing } from '../trusted/one-policy.ts';
import { parserWindow } from './parser-window.ts';

/** Parses HTML into a detached tree: nothing in it runs or is fetched. */
export const parseHtml = (html: string): HTMLElement =>
  whileParsing(() => new (parserWindow().DOMParser)().parseFromString(html, 'text/html').body);
