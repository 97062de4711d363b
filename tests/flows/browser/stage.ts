import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';
import type { EngineName } from '#tools/browsers/names.ts';

/** `input` is the machine's input on this path, if it has one. */
export type BrowserStage<Input = unknown> = {
  page: Page;
  engine: EngineName;
  person: Person;
  joiner: Joiner;
  expectConsoleError: (pattern: RegExp, likelihood?: 'certain' | 'possible') => void;
  input: Input;
};

/**
 * Brings about an event of the path. `upcoming` are the events after it: what the user enters now decides how the
 * server answers later.
 */
export type Gesture = (event: AnyEventObject, upcoming: readonly AnyEventObject[]) => Promise<void>;

/** By event type: a user action, the end of a held call, or a move of the clock that causes the event. */
export type Gestures = Readonly<Record<string, Gesture>>;

/** Brings the page, which records, to the initial state of the machine; returns the gestures of its events. */
export type BrowserStaging<Input = unknown> = (stage: BrowserStage<Input>) => Promise<Gestures>;
