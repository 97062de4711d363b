import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { LegacyOakHillsRedirect } from '#src/app/pages/LegacyOakHillsRedirect.tsx';

let navigate: NavigateFunction;

function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => void (navigate = go), [go]);
  return <output>{pathname + search + hash}</output>;
}

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={['/story', path]} initialIndex={1}>
      <CurrentUrl />
      <Routes>
        <Route path="/oakhils/*" element={<LegacyOakHillsRedirect />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );

const currentUrl = () => screen.getByRole('status').textContent;

describe('a URL of Oak Hills with one l', () => {
  test.each([
    ['/oakhils/course?course=1342#hole-3', '/oakhills/course?course=1342#hole-3'],
    ['/OAKHILS/x', '/oakhills/x'],
    ['/oakhils', '/oakhills'],
    ['/oakhils/oakhils', '/oakhills/oakhils'],
  ])('%s redirects to %s', (path, expected) => {
    renderAt(path);
    expect(currentUrl()).toBe(expected);
  });

  test('leaves no history entry: Back goes to the page before it', () => {
    renderAt('/oakhils/course');
    act(() => void navigate(-1));
    expect(currentUrl()).toBe('/story');
  });
});
