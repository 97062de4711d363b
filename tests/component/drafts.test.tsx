import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site/site-paths.ts';
import { profileOf } from '#contract/account/profile.ts';
import { meQuery } from '#src/api/member.ts';
import { DiscardDrafts } from '#src/app/session/DiscardDrafts.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { SessionProvider } from '#src/app/session/session-context.tsx';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { member01 } from '#tests/fixtures/member.ts';

const typed = { ...profileOf(member01), address2: '102동 1203호' };

describe('a draft', () => {
  test('of one form is not that of another', () => {
    const { profile, withdrawal } = createDrafts();
    withdrawal.save('member01', { reason: '기타', text: '이사를 갑니다' });
    expect([profile.exists(), withdrawal.get('member01')]).toEqual([false, { reason: '기타', text: '이사를 갑니다' }]);
  });

  test('belongs to its owner, in any case of letters, and to no one else', () => {
    const { profile: draft } = createDrafts();
    draft.save('member01', typed);
    expect([draft.get('Member01'), draft.get('corp0001')]).toEqual([typed, null]);
  });

  test('never contains a password', () => {
    const { profile: draft } = createDrafts();
    draft.save('member01', { ...typed, password: 'Newgolf2026!', passwordConfirm: 'Newgolf' });
    expect(draft.get('member01')).toEqual(typed);
  });

  test('is deleted on request', () => {
    const { profile: draft } = createDrafts();
    draft.save('member01', typed);
    draft.discard();
    expect(draft.get('member01')).toBeNull();
  });

  test('survives the login of its owner, and of no other', () => {
    const {
      drafts: { profile: draft },
      queryClient,
      client,
    } = createServices();
    const { queryKey } = meQuery(client);
    draft.save('member01', typed);
    queryClient.setQueryData(queryKey, member01);
    const ownerDraft = draft.get('member01');
    queryClient.setQueryData(queryKey, { ...member01, serviceId: 'corp0001' });
    expect([ownerDraft, draft.get('member01')]).toEqual([typed, null]);
  });
});

describe('the input of the profile', () => {
  test.each([
    ['another page', paths.myPage],
    ['the withdrawal', paths.withdrawal],
    ['home', paths.home],
  ])('is deleted when the member goes to %s', async (_, path) => {
    const { goTo, isProfileStored } = await renderForm();
    expect(isProfileStored()).toBe(true);
    goTo(path);
    expect(isProfileStored()).toBe(false);
  });

  test('survives a session that ends, and the login that returns', async () => {
    const { goTo, isProfileStored, session } = await renderForm();
    act(() => session.send({ type: 'token.rejected', token: 'first' }));
    goTo(`${paths.login}?redirect=${paths.profileEdit}`);
    act(() => session.send({ type: 'token.issued', token: 'second' }));
    goTo('/MyPage/Editing/');
    expect(isProfileStored()).toBe(true);
  });

  test('is deleted if the login leads elsewhere', async () => {
    const { goTo, isProfileStored, session } = await renderForm();
    act(() => session.send({ type: 'token.rejected', token: 'first' }));
    goTo(paths.home);
    const isStoredForVisitor = isProfileStored();
    act(() => session.send({ type: 'token.issued', token: 'second' }));
    expect([isStoredForVisitor, isProfileStored()]).toEqual([true, false]);
  });
});

describe('the reason for a withdrawal', () => {
  test.each([
    ['another page', paths.myPage],
    ['the profile', paths.profileEdit],
  ])('is deleted when the member goes to %s', async (_, path) => {
    const { goTo, isReasonStored } = await renderForm(paths.withdrawal);
    expect(isReasonStored()).toBe(true);
    goTo(path);
    expect(isReasonStored()).toBe(false);
  });
});

/** Renders the page of a profile or a withdrawal for a member with drafts of both. */
async function renderForm(initialPath: string = paths.profileEdit) {
  window.localStorage.setItem('token', 'first');
  const { session, drafts } = createServices();
  const draft = drafts.profile;
  let navigate: NavigateFunction = () => {};
  const NavigationProbe = () => {
    const routerNavigate = useNavigate();
    useEffect(() => {
      navigate = routerNavigate;
    }, [routerNavigate]);
    return null;
  };
  render(
    <MemoryRouter initialEntries={[initialPath]}>
      <SessionProvider session={session}>
        <DiscardDrafts drafts={drafts} />
        <NavigationProbe />
      </SessionProvider>
    </MemoryRouter>,
  );
  draft.save('member01', typed);
  drafts.withdrawal.save('member01', { reason: '기타', text: '' });
  return {
    session,
    goTo: (path: string) => act(() => void navigate(path)),
    isProfileStored: () => draft.get('member01') !== null,
    isReasonStored: () => drafts.withdrawal.exists(),
  };
}
