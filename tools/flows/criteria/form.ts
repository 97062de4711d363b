import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Flow } from '../paths/flow.ts';
import type { Sample } from './boundaries.ts';

/**
 * The user's possible inputs to a form, on both sides of each limit, with the result according to the contract, not to
 * the machine.
 */
export type Form<M extends AnyStateMachine> = {
  readonly events?: readonly Sample<AnyEventObject>[];
  readonly inputs?: readonly Sample<InputFrom<M>>[];
  /** A finer projection than the flow's, if the samples need one. */
  readonly contextKey?: Flow<M>['contextKey'];
  /** The keys of the transitions after accepted and after rejected values. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly isAccepted: (event: AnyEventObject, state: SnapshotFrom<M>) => boolean;
  /** Samples that the form accepts and the contract does not, with the reason. */
  readonly excluded?: Readonly<Record<string, string>>;
};

/** Returns a copy of a payload with a value at a path such as `credentials.password`. */
export function withAt<T extends object>(payload: T, path: string, value: unknown): T {
  const [name = '', ...inner] = path.split('.');
  const part: unknown = Reflect.get(payload, name);
  return {
    ...payload,
    [name]:
      inner.length > 0 && typeof part === 'object' && part !== null ? withAt(part, inner.join('.'), value) : value,
  };
}

export const textAt = (payload: object, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (nested, name) => (typeof nested === 'object' && nested !== null ? Reflect.get(nested, name) : undefined),
      payload,
    );
  return typeof found === 'string' ? found : '';
};
