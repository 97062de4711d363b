import { QueryClient } from '@tanstack/react-query';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import { createStaffClient } from '#src/admin/api/call.ts';
import { createClient } from '#src/api/client.ts';

/** A call of an actor. */
export type Call = {
  readonly actor: string;
  readonly endpoint: Endpoint | StaffEndpoint;
  /** Errors that the flow recognizes by their message, in addition to those recognized by their code. */
  readonly recognizedMessages?: readonly string[];
  /** The flow's own messages instead of the server's, by the name of the ending, or for all. */
  readonly own?: Readonly<Record<string, string>>;
  /** Reasons why an ending, or all of them, shows no alert. */
  readonly quiet?: Readonly<Record<string, string>>;
  /** Returns whether an input of the actor leads to this call; every input does by default. */
  readonly isFor?: (input: object) => boolean;
  /** The responses of calls that precede it, by path. */
  readonly before?: Readonly<Record<string, unknown>>;
};
/** The calls of a flow. */
export type Calls = {
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  readonly calls: readonly Call[];
  /**
   * Additional events that lead to one of the calls, or a finer projection, if the cases or the projection of the flow
   * do not suffice.
   */
  readonly more?: {
    readonly events?: readonly AnyEventObject[];
    readonly contextKey?: (context: Readonly<Record<string, unknown>>) => unknown;
  };
};

export const client = createClient(
  { current: () => 'token', issued: () => {}, rejected: () => {} },
  'https://site.example',
);
export const staffClient = createStaffClient('https://site.example');
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
export const draft = { get: () => null, exists: () => false, save: () => {}, discard: () => {} };

/** Stands for every ending of a call. */
export const anyEnding = '*';

/** Returns the calls of the actors that a feature provides. */
export const defineCalls = (
  { implementations }: { implementations: { actors: unknown } },
  list: readonly Call[],
  more: NonNullable<Calls['more']> = {},
): Calls => ({ actors: implementations.actors as Calls['actors'], calls: list, more });

/** Returns the message that the user sees at an ending, or null if there is no alert. */
export function alertOf({ own = {}, quiet = {} }: Call, ending: string, message: string): string | null {
  if ((quiet[ending] ?? quiet[anyEnding]) !== undefined) return null;
  return own[ending] ?? own[anyEnding] ?? message;
}
