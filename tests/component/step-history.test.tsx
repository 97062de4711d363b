import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useStepHistory } from '#src/shared/wizard/use-step-history.ts';

const stage = () => screen.getByTestId('depth').textContent;
const entry = () => window.history.state?.usr?.step ?? 0;
async function go(delta: number) {
  window.history.go(delta);
  await nextPopState();
}

/** Resolves after the next back or forward navigation. */
const nextPopState = () =>
  act(() => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })));

const goToStep = (depth: number) => void fireEvent.click(screen.getByRole('button', { name: `to ${depth}` }));

function Flow({ isFixed }: { isFixed: boolean }) {
  const [depth, setDepth] = useState(0);
  const goBack = useCallback(() => {
    if (isFixed) return depth;
    setDepth(depth - 1);
    return depth - 1;
  }, [depth, isFixed]);
  useStepHistory(depth, goBack);
  return (
    <>
      <p data-testid="depth">{depth}</p>
      {[0, 1, 2].map((each) => (
        <button key={each} type="button" onClick={() => setDepth(each)}>
          {`to ${each}`}
        </button>
      ))}
    </>
  );
}

function renderFlow({ isFixed = false } = {}) {
  render(
    <BrowserRouter>
      <Flow isFixed={isFixed} />
    </BrowserRouter>,
  );
}

test('each step of a flow has a history entry of its own, and Back goes back a step', async () => {
  renderFlow();
  goToStep(1);
  goToStep(2);
  expect([stage(), entry()]).toEqual(['2', 2]);
  await go(-1);
  expect([stage(), entry()]).toEqual(['1', 1]);
});

test('the entries of steps, and of the page that they return to, have no hash', async () => {
  window.history.replaceState(null, '', '/flow?page=2#part');
  renderFlow();
  goToStep(1);
  expect([window.location.pathname, window.location.search, window.location.hash, entry()]).toEqual([
    '/flow',
    '?page=2',
    '',
    1,
  ]);
  goToStep(0);
  await nextPopState();
  expect([window.location.pathname, window.location.search, window.location.hash, entry()]).toEqual([
    '/flow',
    '?page=2',
    '',
    0,
  ]);
});

test('a flow that restarts returns to the entry it began with', async () => {
  renderFlow();
  goToStep(1);
  goToStep(2);
  goToStep(0);
  await nextPopState();
  expect([stage(), entry()]).toEqual(['0', 0]);
});

test('a step taken during the return to the first entry stays, with an entry of its own', async () => {
  renderFlow();
  goToStep(1);
  goToStep(2);
  goToStep(0);
  goToStep(1);
  await nextPopState();
  expect([stage(), entry()]).toEqual(['1', 1]);
});

test('Forward does not lead into a step that is over', async () => {
  renderFlow();
  goToStep(1);
  await go(-1);
  expect([stage(), entry()]).toEqual(['0', 0]);
  await go(1);
  await nextPopState();
  expect([stage(), entry()]).toEqual(['0', 0]);
});

test('a flow that ignores Back stays at its history entry', async () => {
  renderFlow({ isFixed: true });
  goToStep(1);
  await go(-1);
  expect([stage(), entry()]).toEqual(['1', 1]);
});
