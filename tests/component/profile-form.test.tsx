import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Member } from '#contract/account/member.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import {
  profileEditMachine,
  type GateOutcome,
  type ProfileSave,
  type SaveOutcome,
} from '#machines/profile-edit.machine.ts';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { member01 } from '#tests/fixtures/member.ts';
import { dialogText, dismissAlert, enter, field, fill, invalidFields, press } from './lib/screen.ts';

const saveButton = () => screen.getByRole('button', { name: '저장' });
const isUnready = () => saveButton().getAttribute('aria-disabled') === 'true';
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

/** Renders the password check; its password is accepted, and saving ends with the given outcome. */
function renderGate(member: Member, outcome: SaveOutcome = { kind: 'saved' }) {
  const machine = profileEditMachine.provide({
    actors: {
      checkPassword: fromPromise<GateOutcome, { password: string }>(async () => ({
        kind: 'accepted',
        member,
        draft: null,
      })),
      saveProfile: fromPromise<SaveOutcome, ProfileSave>(async () => outcome),
    },
    actions: { saveDraft: () => {}, removeDraft: () => {} },
  });
  const actor = createActor(machine).start();
  render(
    <UIProvider navigate={() => {}}>
      <ProfileEdit actor={actor} postcode={createActor(postcodeMachine)} postcodeRef={createRef()} />
    </UIProvider>,
  );
  return actor;
}

async function renderForm(member = member01, outcome?: SaveOutcome) {
  const actor = renderGate(member, outcome);
  fill('password', 'Golf2026!a');
  await act(async () => press('확인'));
  return actor;
}

describe('the gate', () => {
  test('shows nothing of the member: its one field is the current password', () => {
    renderGate(member01);
    expect(Array.from(document.querySelectorAll('input'), ({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['password', 'current-password'],
    ]);
  });

  test('focuses its field each time that it is submitted empty', () => {
    renderGate(member01);
    press('확인');
    const first = document.activeElement;
    screen.getByRole('button', { name: '확인' }).focus();
    press('확인');
    expect([invalidFields(), first, document.activeElement]).toEqual([
      ['password'],
      field('password'),
      field('password'),
    ]);
  });

  test('is replaced by the form, which gets the focus', async () => {
    await renderForm();
    expect([
      screen.queryByRole('form', { name: '비밀번호 확인' }),
      document.activeElement?.getAttribute('aria-label'),
    ]).toEqual([null, '회원정보 수정']);
  });

  test('has the focus in its field after the message that the check has expired', async () => {
    await renderForm(member01, { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
    await act(async () => press('저장'));
    const dialogMessage = dialogText();
    dismissAlert();
    expect([dialogMessage, document.activeElement]).toEqual([myPageMessages.passwordCheckRequired, field('password')]);
  });
});

test('the form links to the withdrawal', async () => {
  await renderForm();
  expect(screen.getByRole('link', { name: '회원 탈퇴' }).getAttribute('href')).toBe('/delete-account');
});

describe('the identity of the member', () => {
  test('is read-only', async () => {
    await renderForm();
    expect([valueOf('이름'), valueOf('아이디'), screen.queryByText('회사명')]).toEqual(['김하늘', 'member01', null]);
  });

  test('of a company is its name and its number, in three parts', async () => {
    await renderForm({
      ...member01,
      userType: 'CORPORATION',
      corporation: { companyName: '오크상사', registrationNumber: '1234567891', approval: 'APPROVED' },
    });
    expect([valueOf('회사명'), valueOf('사업자등록번호')]).toEqual(['오크상사', '123-45-67891']);
  });

  test('is available to password managers for the new password', async () => {
    await renderForm();
    expect([field('username').value, field('username').autocomplete, field('password').autocomplete]).toEqual([
      'member01',
      'username',
      'new-password',
    ]);
  });
});

describe('a field that is wrong', () => {
  test('has its message once it is blurred, and no other; corrected, it is valid at once', async () => {
    await renderForm();
    fill('emailUsername', '');
    fill('mobile', '');
    const whileTyping = invalidFields();
    fireEvent.blur(field('emailUsername'));
    const afterBlur = invalidFields();
    fill('emailUsername', 'haneul');
    expect([whileTyping, afterBlur, invalidFields()]).toEqual([[], ['emailUsername'], []]);
  });

  test('that was corrected has a message again only after the next blur', async () => {
    await renderForm();
    fill('emailUsername', '');
    fireEvent.blur(field('emailUsername'));
    fill('emailUsername', 'haneul');
    fill('emailUsername', '');
    const whileTyping = invalidFields();
    fireEvent.blur(field('emailUsername'));
    expect([whileTyping, invalidFields()]).toEqual([[], ['emailUsername']]);
  });

  test('of several controls has its message when the last of them is blurred', async () => {
    await renderForm();
    fill('mobile', '');
    fireEvent.blur(field('mobile'), { relatedTarget: field('mobileBack') });
    const withinGroup = invalidFields();
    fireEvent.blur(field('mobileBack'), { relatedTarget: field('postCode') });
    expect([withinGroup, invalidFields()]).toEqual([[], ['mobile', 'mobileBack']]);
  });

  test('has its message after a press that takes the focus, not during it, since the message would move the pressed control', async () => {
    await renderForm();
    fill('mobile', '');
    const pressed = field('postCode');
    fireEvent.mouseDown(pressed);
    fireEvent.blur(field('mobile'));
    const duringPress = invalidFields();
    fireEvent.mouseUp(pressed);
    await waitFor(() => expect([duringPress, invalidFields()]).toEqual([[], ['mobile', 'mobileBack']]));
  });

  test('makes the save button look disabled; pressed all the same, it gives the reason and focuses the field', async () => {
    await renderForm();
    const before = isUnready();
    fill('mobile', '');
    const isUnreadyThen = isUnready();
    press('저장');
    expect([
      before,
      isUnreadyThen,
      screen.getByText('번호를 입력해주세요.').isConnected,
      document.activeElement,
    ]).toEqual([false, true, true, field('mobile')]);
  });

  test('has its message after Enter, too', async () => {
    await renderForm();
    fill('emailUsername', '');
    enter('회원정보');
    expect([invalidFields(), document.activeElement]).toEqual([['emailUsername'], field('emailUsername')]);
  });

  test('does not take the focus back while another is filled in', async () => {
    await renderForm();
    fill('emailUsername', '');
    fill('mobile', '');
    press('저장');
    field('mobile').focus();
    fill('mobile', '12');
    expect([invalidFields().includes('emailUsername'), document.activeElement]).toEqual([true, field('mobile')]);
  });

  test('removes the message that passwords differ once the first equals the second', async () => {
    await renderForm();
    fill('password', 'Newgolf2026!');
    fill('passwordConfirm', 'Newgolf2027!');
    press('저장');
    const before = invalidFields();
    fill('password', 'Newgolf2027!');
    expect([before, invalidFields(), isUnready()]).toEqual([['passwordConfirm'], [], false]);
  });
});

describe('input', () => {
  test('appears in its field letter by letter, with or without an IME', async () => {
    await renderForm();
    const user = userEvent.setup();
    await user.type(field('address2'), '백이동 1203호');
    expect(field('address2').value).toBe('백이동 1203호');
  });

  test.each([
    ['none', '', ''],
    ['one that is not offered any more', '05011112222', '050'],
  ])('of a stored number with the prefix %s shows no selection', async (_, mobile, prefix) => {
    await renderForm({ ...member01, mobile });
    const select = field('mobilePrefix');
    expect([select.value, select.querySelector('option:checked')?.textContent, isUnready()]).toEqual([
      prefix,
      '선택',
      true,
    ]);
    fill('mobilePrefix', '010');
    expect(select.querySelector('option:checked')?.textContent).toBe('010');
  });

  test('with a whole address is split on blur, without an error', async () => {
    await renderForm();
    fill('emailUsername', 'kim@golfers.example');
    fireEvent.blur(field('emailUsername'));
    expect([field('emailUsername').value, field('emailDomain').value, invalidFields()]).toEqual([
      'kim',
      'golfers.example',
      [],
    ]);
  });
});

describe('each channel shows', () => {
  const dates = {
    emailRcv: true,
    smsRcv: false,
    emailRcvDate: '2026-03-13T16:00:00.000Z',
    smsRcvDate: '2025-09-02T01:00:00.000Z',
  };
  const consentText = (name: string) => {
    const box = screen.getByRole('checkbox', { name });
    return document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  const consentTexts = () => [consentText('이메일 수신'), consentText('문자(SMS) 수신')];

  test('when it was consented to, in Korean time, and whether that was withdrawn', async () => {
    await renderForm({ ...member01, termsAgree: dates });
    expect(consentTexts()).toEqual(['2026.03.14 동의', '2025.09.02 동의 · 철회함']);
  });

  test('the effect of saving, once it is changed', async () => {
    await renderForm({ ...member01, termsAgree: dates });
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    expect(consentTexts()).toEqual(['저장하면 철회', '저장하면 오늘 날짜로 동의']);
  });

  test('nothing if there was never a consent', async () => {
    await renderForm({
      ...member01,
      termsAgree: { emailRcv: false, smsRcv: false, emailRcvDate: null, smsRcvDate: null },
    });
    expect(consentTexts()).toEqual(['', '']);
  });
});

describe('a stored address', () => {
  const address = {
    postCode: '26354',
    address1: '강원특별자치도 원주시 지정면 오크로 66',
    address2: '102동',
    addressType: 'HOME',
    contact: '0337691234',
  } as const;

  test('can be cleared as a whole; the landline stays', async () => {
    await renderForm({ ...member01, address });
    press('주소 지우기');
    expect(['postCode', 'address1', 'address2', 'contact', 'contactBack'].map((name) => field(name).value)).toEqual([
      '',
      '',
      '',
      '769',
      '1234',
    ]);
    expect([screen.queryByRole('button', { name: '주소 지우기' }), document.activeElement]).toEqual([
      null,
      field('postCode'),
    ]);
  });

  test('that does not exist cannot be cleared', async () => {
    await renderForm();
    expect(screen.queryByRole('button', { name: '주소 지우기' })).toBeNull();
  });
});

describe('a whole number', () => {
  const mobile = () => ['mobilePrefix', 'mobile', 'mobileBack'].map((name) => field(name).value);
  const contact = () => ['contactPrefix', 'contact', 'contactBack'].map((name) => field(name).value);

  test.each(['mobile', 'mobileBack'])('pasted into %s is split', async (name) => {
    await renderForm();
    await userEvent.click(field(name));
    await userEvent.paste('+82 10-9876-5432');
    expect([mobile(), invalidFields()]).toEqual([['010', '9876', '5432'], []]);
  });

  test('typed into one box is split on blur, and can be saved before', async () => {
    await renderForm();
    fill('mobile', '010.9876.5432');
    fill('mobileBack', '');
    const isSavable = !isUnready();
    fireEvent.blur(field('mobile'));
    expect([isSavable, mobile()]).toEqual([true, ['010', '9876', '5432']]);
  });

  test('of a landline selects its area code', async () => {
    await renderForm();
    await userEvent.click(field('contact'));
    await userEvent.paste('(02) 123-4567');
    expect(contact()).toEqual(['02', '123', '4567']);
  });

  test('without its prefix retains the selected one', async () => {
    await renderForm();
    fill('contactPrefix', '033');
    await userEvent.click(field('contact'));
    await userEvent.paste('799-0101');
    expect(contact()).toEqual(['033', '799', '0101']);
  });

  test('is not a pasted part', async () => {
    await renderForm({ ...member01, mobile: '' });
    await userEvent.click(field('mobile'));
    await userEvent.paste('9876');
    expect(mobile()).toEqual(['', '9876', '']);
  });
});
