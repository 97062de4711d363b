import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { PersonalInfoForm } from '#src/features/sign-up/PersonalInfoForm.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { enter, field, fill } from './lib/screen.ts';

const byPhone = verifiedPerson;
const byIpin = { ...verifiedPerson, authType: 'IPIN' as const, mobileno: null };

function renderForm(identity: typeof byPhone | typeof byIpin) {
  const onSubmit = vi.fn();
  render(
    <UIProvider navigate={() => {}}>
      <PersonalInfoForm
        identity={identity}
        today={today}
        errors={{}}
        values={null}
        isBusy={false}
        postcode={createActor(postcodeMachine)}
        postcodeRef={createRef()}
        renderIdCheck={() => null}
        onFieldChange={() => {}}
        onSubmit={onSubmit}
        onCancel={() => {}}
        onBack={() => {}}
      />
    </UIProvider>,
  );
  return () => {
    enter('회원정보');
    return onSubmit.mock.lastCall?.[0];
  };
}

const options = (name: string) => Array.from(field(name).querySelectorAll('option'), ({ value }) => value);
const isLocked = (name: string) => field(name).hasAttribute('readonly');

describe('the personal information', () => {
  test('after a phone verification begins with the verified number, which is read-only', () => {
    const submit = renderForm(byPhone);
    expect([document.querySelector('[name="mobile"]'), screen.getByText('010-0000-1007').textContent]).toEqual([
      null,
      '010-0000-1007',
    ]);
    expect(submit()).toMatchObject({
      mobile: { prefix: '010', front: '0000', back: '1007' },
      birthday: { year: 1974, month: 9, day: 19 },
      addressType: 'HOME',
    });
  });

  test('after i-PIN begins with the prefix 011, and the number is typed', () => {
    const submit = renderForm(byIpin);
    expect([field('mobilePrefix').value, options('mobilePrefix')]).toEqual([
      '011',
      ['010', '011', '016', '017', '018', '019', '070'],
    ]);
    fill('mobilePrefix', '010');
    fill('mobile', '1234');
    fill('mobileBack', '5678');
    expect(submit()).toMatchObject({ mobile: { prefix: '010', front: '1234', back: '5678' } });
  });

  test('begins on 1990-01-01 if the verification has no date', () => {
    expect(renderForm({ ...byPhone, birthdate: '' })()).toMatchObject({ birthday: { year: 1990, month: 1, day: 1 } });
  });

  test('warns that an account in the name of another person is deleted', () => {
    renderForm(byPhone);
    expect(
      screen.getByText('다른 사람의 정보를 도용해 가입할 수 없습니다. 도용이 확인된 계정은 예고 없이 삭제됩니다.'),
    ).toBeTruthy();
  });

  test('offers the years of 14 to 77, and the days of a month; a day beyond them becomes the last', () => {
    const submit = renderForm(byPhone);
    expect([options('birthYear')[0], options('birthYear').at(-1)]).toEqual(['2012', '1949']);
    fill('birthYear', '2000');
    fill('birthMonth', '1');
    fill('birthDay', '31');
    fill('birthMonth', '2');
    expect([options('birthDay').length, submit().birthday]).toEqual([29, { year: 2000, month: 2, day: 29 }]);
  });

  test('fills the domain in from the list and makes it read-only, until it is to be typed', () => {
    renderForm(byPhone);
    expect(isLocked('emailDomain')).toBe(false);
    fill('emailDomainChoice', 'kakao.com');
    expect([field('emailDomain').value, isLocked('emailDomain')]).toEqual(['kakao.com', true]);
    fill('emailDomainChoice', '직접입력');
    expect([field('emailDomain').value, isLocked('emailDomain')]).toEqual(['', false]);
  });

  test('splits a whole address, as a password manager fills it in', () => {
    const submit = renderForm(byPhone);
    fill('emailUsername', 'hangyeol@naver.com');
    fireEvent.blur(field('emailUsername'));
    expect([submit().emailUsername, submit().emailDomain, field('emailDomainChoice').value]).toEqual([
      'hangyeol',
      'naver.com',
      'naver.com',
    ]);
  });

  test('has an autocomplete token for each field', () => {
    renderForm(byIpin);
    const tokens = [
      'password',
      'passwordConfirm',
      'emailUsername',
      'birthYear',
      'postCode',
      'address1',
      'address2',
      'mobilePrefix',
      'mobile',
      'mobileBack',
    ].map((name) => field(name).getAttribute('autocomplete'));
    expect(tokens).toEqual([
      'new-password',
      'new-password',
      'email',
      'bday-year',
      'postal-code',
      'address-line1',
      'address-line2',
      'tel-area-code',
      'tel-local-prefix',
      'tel-local-suffix',
    ]);
  });
});
