import type { BrowserContext, Page } from 'playwright/test';
import type { Flow } from './flow.ts';

/** Ends a fault. */
export type Mend = () => Promise<void>;

/** One fault as a value. */
export type Fault = {
  name: string;
  /** The wrong time of day, in milliseconds from the right one. */
  clock?: number;
  /** Before any page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** From just before the press on. */
  begin: (page: Page, flow: Flow) => Promise<Mend>;
  /** Which flows it says nothing of; the others must succeed at the first press. */
  isSilent?: true;
  /** The fault is over by itself after some calls. */
  passes?: true;
  /** How long nothing is answered, in milliseconds. */
  silence?: number;
  /** No storage, so that no visit is remembered. */
  forgets?: true;
};
