import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site-paths.ts';
import { profileOf } from '#contract/profile.ts';
import { meQuery } from '#src/api/member.ts';
import { DraftForgetting } from '#src/app/DraftForgetting.tsx';
import { createServices } from '#src/app/services.ts';
import { SessionProvider } from '#src/app/session-context.tsx';
import { createDrafts } from '#src/features/profile-edit/drafts.tsx';
import { member01 } from '#tests/flows/fixtures/member.ts';

const typed = { ...profileOf(member01), address2: '102동 1203호' };

describe('a draft', () => {
  test("is its owner's, in any case of letters, and nobody else's", () => {
    const drafts = createDrafts();
    drafts.keep('member01', typed);
    expect([drafts.of('Member01'), drafts.of('corp0001')]).toEqual([typed, null]);
  });

  test('never holds a password', () => {
    const drafts = createDrafts();
    drafts.keep('member01', { ...typed, password: 'Newgolf2026!', passwordConfirm: 'Newgolf' });
    expect(drafts.of('member01')).toEqual(typed);
  });

  test('is forgotten when it is said to be', () => {
    const drafts = createDrafts();
    drafts.keep('member01', typed);
    drafts.forget();
    expect(drafts.of('member01')).toBeNull();
  });

  test('outlives the login of its owner, and no other', () => {
    const { drafts, queryClient, client } = createServices();
    const { queryKey } = meQuery(client);
    drafts.keep('member01', typed);
    queryClient.setQueryData(queryKey, member01);
    const own = drafts.of('member01');
    queryClient.setQueryData(queryKey, { ...member01, serviceId: 'corp0001' });
    expect([own, drafts.of('member01')]).toEqual([typed, null]);
  });
});

describe('what was typed in the profile', () => {
  test.each([['another page', paths.myPage], ['the withdrawal', paths.withdrawal], ['home', paths.home]])('is forgotten when the member goes to %s', async (_, path) => {
    const { goTo, kept } = await typing();
    expect(kept()).toBe(true);
    goTo(path);
    expect(kept()).toBe(false);
  });

  test('outlives a session that ends, and the login that leads back', async () => {
    const { goTo, kept, session } = await typing();
    act(() => session.send({ type: 'token.rejected', token: 'first' }));
    goTo(`${paths.login}?redirect=${paths.profileEdit}`);
    act(() => session.send({ type: 'token.issued', token: 'second' }));
    goTo('/MyPage/Editing/');
    expect(kept()).toBe(true);
  });

  test('is forgotten when the login leads elsewhere', async () => {
    const { goTo, kept, session } = await typing();
    act(() => session.send({ type: 'token.rejected', token: 'first' }));
    goTo(paths.home);
    const asVisitor = kept();
    act(() => session.send({ type: 'token.issued', token: 'second' }));
    expect([asVisitor, kept()]).toEqual([true, false]);
  });
});

/** A member at the profile, who has typed something. */
async function typing() {
  window.localStorage.setItem('token', 'first');
  const { session, drafts } = createServices();
  await session.begin();
  let navigate: NavigateFunction = () => {};
  const Steering = () => {
    const steer = useNavigate();
    useEffect(() => {
      navigate = steer;
    }, [steer]);
    return null;
  };
  render(
    <MemoryRouter initialEntries={[paths.profileEdit]}>
      <SessionProvider session={session}>
        <DraftForgetting drafts={drafts} />
        <Steering />
      </SessionProvider>
    </MemoryRouter>,
  );
  drafts.keep('member01', typed);
  return { session, goTo: (path: string) => act(() => void navigate(path)), kept: () => drafts.of('member01') !== null };
}
