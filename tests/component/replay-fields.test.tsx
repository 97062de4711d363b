import { act } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fireChange, guardFields, heldFields, holdField } from '#src/app/boot/replay-fields.ts';

/** Simulates typing by users, and records writes by scripts, below the setter that the module puts in its place. */
const { type, written } = vi.hoisted(() => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const texts: string[] = [];
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(text: string) {
      texts.push(text);
      value?.set?.call(this, text);
    },
  });
  return { type: (input: HTMLInputElement, text: string): void => value?.set?.call(input, text), written: texts };
});

const changes: string[] = [];

/** Renders again right after hydration, as react-aria's fields do. */
function Form() {
  const [id, setId] = useState('');
  const [remark, setRemark] = useState('문의');
  useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  );
  const change = (set: (value: string) => void) => (event: { target: { name: string; value: string } }) => {
    changes.push(`${event.target.name} ${event.target.value}`);
    set(event.target.value);
  };
  return (
    <form>
      <input name="id" value={id} onChange={change(setId)} />
      <input name="password" onChange={change(() => undefined)} />
      <input name="remark" value={remark} onChange={change(setRemark)} />
    </form>
  );
}

let root: Root;
let restoreFields: () => void;
const renderAgain = () => act(() => root.render(<Form />));
const container = document.createElement('div');
const hydrate = () => act(async () => (root = hydrateRoot(container, <Form />)));

function field(name: string): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function typeBeforeHydration(name: string, text: string): void {
  type(field(name), text);
  holdField(field(name));
}

beforeEach(() => {
  changes.length = 0;
  container.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(container);
  written.length = 0;
  restoreFields = guardFields();
});

afterEach(() => {
  restoreFields();
  act(() => root.unmount());
});

test.each([
  ['typed into a controlled field', 'id', '휴'],
  ['typed into an uncontrolled field', 'password', 'Golf2026!a'],
  ['typed over what was rendered', 'remark', '휴장'],
  ['emptied', 'remark', ''],
])('a field %s before hydration fires a change, and its value is not overwritten', async (_, name, text) => {
  typeBeforeHydration(name, text);
  await hydrate();
  expect([changes, field(name).value, written]).toEqual([[], text, []]);
  act(() => fireChange(field(name)));
  renderAgain();
  expect([changes, field(name).value, written, heldFields.size]).toEqual([[`${name} ${text}`], text, [], 0]);
});

test('input that was reverted before hydration fires no change', async () => {
  typeBeforeHydration('id', '휴');
  typeBeforeHydration('id', '');
  await hydrate();
  act(() => fireChange(field('id')));
  expect([changes, written]).toEqual([[], []]);
});

test('input between hydration and the change is not lost', async () => {
  typeBeforeHydration('id', '휴');
  await hydrate();
  type(field('id'), '휴ㅈ');
  act(() => fireChange(field('id')));
  renderAgain();
  expect([changes.at(-1), field('id').value, written]).toEqual(['id 휴ㅈ', '휴ㅈ', []]);
});

test('a field that is not hydrated yet is hydrated by it', () => {
  typeBeforeHydration('id', '휴');
  root = hydrateRoot(container, <Form />);
  act(() => fireChange(field('id')));
  renderAgain();
  expect([changes, field('id').value, written]).toEqual([['id 휴'], '휴', []]);
});

test('once its change has fired, a field can be set like any other', async () => {
  typeBeforeHydration('id', '휴');
  await hydrate();
  act(() => fireChange(field('id')));
  field('id').value = '';
  expect([field('id').value, written]).toEqual(['', ['']]);
});

test('the setter of the browser is back once fields need no guard, and those hydrated before can be set', async () => {
  typeBeforeHydration('id', '휴');
  restoreFields();
  const valueOf = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, 'value');
  const nativeValues = [HTMLInputElement.prototype, HTMLTextAreaElement.prototype].map(valueOf);
  restoreFields = guardFields();
  await hydrate();
  act(() => fireChange(field('id')));
  expect(
    [HTMLInputElement.prototype, HTMLTextAreaElement.prototype].map(
      (prototype, index) => valueOf(prototype)?.set === nativeValues[index]?.set,
    ),
  ).toEqual([false, false]);
  restoreFields();
  expect([HTMLInputElement.prototype, HTMLTextAreaElement.prototype].map(valueOf)).toEqual(nativeValues);
  field('id').value = '휴장';
  expect([field('id').value, written]).toEqual(['휴장', ['휴장']]);
});
