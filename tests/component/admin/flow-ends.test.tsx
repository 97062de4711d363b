import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { countedFlowKeys, countedFlows } from '#contract/staff/counted-flows.ts';
import { reportFlowEnd } from '#contract/site/report-flow-end.ts';
import { arrowsOf } from '#src/admin/flow-ends/arrows.ts';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { someFlowEnds } from '#tests/fixtures/flow-ends.ts';
import { admin } from '#tests/fixtures/staff.ts';
import { renderOffice } from './office.tsx';

describe('the page of flows', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: /의 화면$/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('shows each screen with how many left there, and which flow in the URL', async () => {
    const { place } = renderOffice('/flow-ends?flow=login', { flowEnds: () => someFlowEnds }, admin);
    expect(
      await screen.findByText(
        '최근 28일 동안 1,200번 가운데 1,150번을 마쳤습니다. 가장 많이 떠난 화면은 ‘로그인 폼’으로, 40번입니다.',
      ),
    ).toBeDefined();
    expect(rows().slice(0, 2)).toEqual(['로그인 폼떠남 40번 · 3%', '오류가 표시된 로그인 폼떠남 9번 · 1%']);
    expect(rows().at(-1)).toBe('로그인한 화면마침 1,150번 · 96%');
    await act(async () => void fireEvent.change(screen.getByLabelText('흐름'), { target: { value: 'withdrawal' } }));
    expect(place.url).toBe('/flow-ends?flow=withdrawal');
    expect(screen.getByText('최근 28일 동안 센 것이 없습니다.')).toBeDefined();
    expect(rows()[0]).toBe('탈퇴 신청 입력떠남 0번');
  });

  test('says why it shows nothing', async () => {
    renderOffice(
      '/flow-ends',
      {
        flowEnds: () => {
          throw new TypeError('Failed to fetch');
        },
      },
      admin,
    );
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});

describe('the arrows of a flow', () => {
  test.each(countedFlowKeys)('of %s reach every screen but the first one', (flow) => {
    const screens = Object.keys(countedFlows[flow].screens);
    const reached = new Set(arrowsOf(flow).map(({ to }) => to));
    expect(screens.filter((_, index) => index > 0 && !reached.has(index))).toEqual([]);
  });

  test('of the inquiry are those of its machine', () => {
    const screens = Object.keys(countedFlows.inquiry.screens);
    expect(
      arrowsOf('inquiry')
        .map(({ from, to }) => `${screens[from]} → ${screens[to]}`)
        .toSorted(),
    ).toEqual([
      'alertingSent → sent',
      'editing → sending',
      'failed → editing',
      'sending → alertingSent',
      'sending → failed',
    ]);
  });
});

describe('a counted flow', () => {
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

  const machine = createMachine({
    initial: 'editing',
    states: { editing: { initial: 'clean', states: { clean: {} }, on: { sent: 'done' } }, done: {} },
  });
  function renderFlow() {
    const actor = createActor(machine).start();
    const Page = () => {
      useCountedFlow('inquiry', actor);
      return null;
    };
    return { actor, ...render(<Page />) };
  }
  const textOf = (body: unknown) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(body as Blob);
    });
  const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([path, body]) => [path, await textOf(body)]));

  test('tells its state when its page is left', async () => {
    const { actor, unmount } = renderFlow();
    expect(await sent()).toEqual([]);
    act(() => actor.send({ type: 'sent' }));
    unmount();
    expect(await sent()).toEqual([[reportFlowEnd.path, '{"flow":"inquiry","state":"done"}']]);
  });

  test('tells it once when its tab is closed', async () => {
    const { unmount } = renderFlow();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(await sent()).toEqual([[reportFlowEnd.path, '{"flow":"inquiry","state":"editing.clean"}']]);
  });
});
