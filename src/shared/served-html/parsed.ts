import { whileReading } from '../trusted/one-policy.ts';
import { readingWindow } from './reading-window.ts';

/** What HTML is as a tree that is part of no page: nothing in it runs or is fetched. */
export const parsed = (html: string): HTMLElement => whileReading(() => new (readingWindow().DOMParser)().parseFromString(html, 'text/html').body);
