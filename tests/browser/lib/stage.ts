import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';
import type { EngineName } from '#tests/engines/names.ts';

/** `input` is what the machine begins from on this path, as far as its flow has any. */
export type BrowserStage<Input = unknown> = { page: Page; engine: EngineName; person: Person; joiner: Joiner; expectConsoleError: (pattern: RegExp) => void; input: Input };

export type Gesture = (event: AnyEventObject) => Promise<void>;

/** By event type: what a person does, how a held call ends, or how the clock moves, so that the event happens. */
export type Gestures = Readonly<Record<string, Gesture>>;

/** Brings the page, which records, to where the machine begins; answers how its events happen there. */
export type BrowserStaging<Input = unknown> = (stage: BrowserStage<Input>) => Promise<Gestures>;
