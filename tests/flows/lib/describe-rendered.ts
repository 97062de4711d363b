import { act, cleanup } from '@testing-library/react';
import type { AnyStateMachine } from 'xstate';
import { describeExpiries, type ExpiryStaging } from '#tools/flows/expiries/describe-expiries.ts';
import { describePaths } from '#tools/flows/run/describe-flow.ts';
import type { DefinedFlow } from '#tools/flows/definition/define-flow.ts';

/** Defines the tests of a flow's generated paths and expiries on its rendered feature. */
export function describeRendered<M extends AnyStateMachine>(
  { onScreen, expiries }: DefinedFlow<M>,
  staging: ExpiryStaging<M>,
) {
  const rendered = { ...staging, during: (step: () => Promise<void>) => act(step) };
  describePaths('rendered', onScreen, rendered);
  describeExpiries('rendered', onScreen, expiries, {
    ...rendered,
    screen: { fields, typedFields, leave: unmountScreen },
  });
}

const controls = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input[name], select[name], textarea[name]',
    ),
  ).filter(({ type }) => type !== 'hidden');
const isPassword = (control: Element) => control.getAttribute('autocomplete')?.includes('password') ?? false;
const isTicked = (control: Element) =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const fields = (withPasswords: boolean): unknown =>
  controls()
    .filter((control) => withPasswords || !isPassword(control))
    .map((control) => [
      control.name.replace(/^react-aria-.*/, 'radio'),
      isTicked(control) ? control.matches(':checked') : control.value,
    ]);

let listening = new AbortController();

function typedFields(): readonly string[] {
  const typed: string[] = [];
  const onChange = ({ target }: Event) => {
    if (target instanceof Element && !isPassword(target)) typed.push(target.getAttribute('name') ?? target.tagName);
  };
  document.body.addEventListener('change', onChange, { signal: listening.signal });
  return typed;
}

function unmountScreen() {
  listening.abort();
  listening = new AbortController();
  cleanup();
}
