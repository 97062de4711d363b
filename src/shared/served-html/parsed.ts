import { whileReading } from '../trusted/one-policy.ts';
import { readingWindow } from './reading-window.ts';

/** Parses HTML into a detached tree: nothing in it runs or is fetched. */
export const parsed = (html: string): HTMLElement => whileReading(() => new (readingWindow().DOMParser)().parseFromString(html, 'text/html').body);
