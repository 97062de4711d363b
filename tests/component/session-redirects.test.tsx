import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SessionProvider, type SessionFlow } from '#src/app/session/session-context.tsx';
import { SessionRedirects } from '#src/app/session/SessionRedirects.tsx';

/**
 * Renders the page at `path`, reached from /about; `emit` sends an event of the session, `back` goes back in the
 * browser.
 */
function renderAt(path: string) {
  const listeners = new Map<string, (event: object) => void>();
  const on = (type: string, listener: (event: object) => void) => {
    listeners.set(type, listener);
    return { unsubscribe: () => listeners.delete(type) };
  };
  const location = { url: '', state: null as unknown };
  let navigate: NavigateFunction = () => {};
  const NavigationProbe = () => {
    const routerNavigate = useNavigate();
    const { pathname, search, state } = useLocation();
    useEffect(() => {
      navigate = routerNavigate;
      Object.assign(location, { url: pathname + search, state });
    }, [routerNavigate, pathname, search, state]);
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/about', path]}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the events of a session are all that is used of it */}
      <SessionProvider session={{ on } as unknown as SessionFlow}>
        <SessionRedirects />
        <NavigationProbe />
      </SessionProvider>
    </MemoryRouter>,
  );
  return {
    location,
    emit: (type: string, event: object = {}) => act(async () => listeners.get(type)?.({ type, ...event })),
    back: () => act(async () => navigate(-1)),
  };
}

test('the login replaces a member page that requires it in the history, so that Back does not lead into the same alert', async () => {
  const { location, emit, back } = renderAt('/mypage/booking?courseCode=41');
  await emit('login.redirected', { returnTo: '/mypage/booking?courseCode=41' });
  expect(location).toEqual({
    url: '/account/login?redirect=%2Fmypage%2Fbooking%3FcourseCode%3D41',
    state: { loginState: '/mypage/booking?courseCode=41' },
  });
  await back();
  expect(location.url).toBe('/about');
});

test('a public page stays in the history before the login', async () => {
  const { location, emit, back } = renderAt('/notice?page=2');
  await emit('login.redirected', { returnTo: '/notice?page=2' });
  expect(location.url).toBe('/account/login?redirect=%2Fnotice%3Fpage%3D2');
  await back();
  expect(location.url).toBe('/notice?page=2');
});

test('a login in another tab replaces an account page by the home page, and no other page', async () => {
  const login = renderAt('/account/login');
  await login.emit('member.arrivedElsewhere');
  expect(login.location.url).toBe('/');
  await login.back();
  expect(login.location.url).toBe('/about');
  const notice = renderAt('/notice');
  await notice.emit('member.arrivedElsewhere');
  expect(notice.location.url).toBe('/notice');
});
