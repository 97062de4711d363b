import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUrlState } from '#src/lib/use-url-state.ts';

function Counter() {
  const { search } = useLocation();
  const [count, setCount] = useUrlState(Number(new URLSearchParams(search).get('count')), (next) => ({
    search: `count=${next}`,
  }));
  return (
    <button onClick={() => setCount(count + 1)}>
      {count} {search}
    </button>
  );
}

// Outside `act`, React renders a transition later, as in a browser.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a second change before the router has rendered the first one starts from it', async () => {
  render(
    <MemoryRouter>
      <Counter />
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button');
  button.click();
  await Promise.resolve();
  button.click();
  await expect.poll(() => button.textContent).toBe('2 ?count=2');
});
