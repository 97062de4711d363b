import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { LegacyOakHillsRedirect } from '#src/app/pages/LegacyOakHillsRedirect.tsx';

let navigate: NavigateFunction;

function Address() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => void (navigate = go), [go]);
  return <output>{pathname + search + hash}</output>;
}

const arrive = (path: string) =>
  render(
    <MemoryRouter initialEntries={['/story', path]} initialIndex={1}>
      <Address />
      <Routes>
        <Route path="/oakhils/*" element={<LegacyOakHillsRedirect />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );

const address = () => screen.getByRole('status').textContent;

describe('a URL of Oak Hills with one l', () => {
  test.each([
    ['/oakhils/course?course=1342#hole-3', '/oakhills/course?course=1342#hole-3'],
    ['/OAKHILS/x', '/oakhills/x'],
    ['/oakhils', '/oakhills'],
    ['/oakhils/oakhils', '/oakhills/oakhils'],
  ])('%s redirects to %s', (path, right) => {
    arrive(path);
    expect(address()).toBe(right);
  });

  test('leaves no history entry: Back goes to the page before it', () => {
    arrive('/oakhils/course');
    act(() => void navigate(-1));
    expect(address()).toBe('/story');
  });
});
