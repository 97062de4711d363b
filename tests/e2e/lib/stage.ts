import type { Page } from 'playwright/test';
import type { Joiner } from './joiner.ts';
import type { Person } from './person.ts';

/** The fixtures of a test that brings a page to a screen. */
export type Stage = { page: Page; person: Person; joiner: Joiner; expectConsoleError: (pattern: RegExp) => void };
