import type { BrowserContext, Page } from 'playwright/test';
import type { Flow } from './flow.ts';

/** Ends a fault. */
export type StopFault = () => Promise<void>;

/** A fault. */
export type Fault = {
  name: string;
  /** The offset of a wrong clock, in milliseconds. */
  clock?: number;
  /** Runs before any page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Starts the fault just before the click. */
  begin: (page: Page, flow: Flow) => Promise<StopFault>;
  /** The fault must have no visible effect: every flow succeeds at the first click. */
  isSilent?: true;
  /** The fault ends by itself after some calls. */
  passes?: true;
  /** How long there are no responses, in milliseconds. */
  silenceMs?: number;
  /** The storage is unavailable, so no visit is remembered. */
  forgets?: true;
};
