import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { postcodeMachine, type PostcodeEvent } from '#machines/postcode.machine.ts';
import { Postcode } from '#src/shared/postcode/Postcode.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { dismissAlert, press } from './lib/screen.ts';

/** Renders the search and opens it; a test sends the events of the vendor's page to the returned actor. */
async function openSearch() {
  const search = fromCallback<
    { type: string },
    undefined,
    Exclude<PostcodeEvent, { type: 'search.opened' | 'alert.dismissed' }>
  >(() => {});
  const actor = createActor(
    postcodeMachine.provide({ actors: { search }, actions: { reportFailure: () => {} } }),
  ).start();
  render(
    <UIProvider navigate={() => {}}>
      <Postcode
        actor={actor}
        frameRef={createRef()}
        address={{ postCode: '', address1: '' }}
        errors={{}}
        onType={() => {}}
        onFound={() => screen.getByLabelText('주소').focus()}
      />
    </UIProvider>,
  );
  await act(async () => press('우편번호 찾기'));
  act(() => actor.send({ type: 'search.ready' }));
  screen.getByRole('button', { name: '우편번호 찾기 닫기' }).focus();
  return actor;
}

const opener = () => screen.getByRole('button', { name: '우편번호 찾기' });

test('the address search, closed by its own button, returns the focus to the one that opened it', async () => {
  await openSearch();
  press('우편번호 찾기 닫기');
  expect(document.activeElement).toBe(opener());
});

test('the link gets the focus after the alert of a failure is dismissed', async () => {
  const actor = await openSearch();
  act(() => actor.send({ type: 'search.failed' }));
  dismissAlert();
  expect(document.activeElement).toBe(opener());
});

test('with an address found the focus is where the form has put it', async () => {
  const actor = await openSearch();
  act(() =>
    actor.send({
      type: 'address.chosen',
      address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' },
    }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('주소'));
});
