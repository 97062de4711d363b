import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { defaultAgreements, type Agreements } from '#contract/account/agreements.ts';
import type { Document } from '#contract/site/document.ts';
import type { UserType } from '#contract/account/member.ts';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import { idCheckMachine, type IdCheckOutcome } from '#machines/id-check.machine.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import type { RegistrationOutcome } from '#machines/sign-up.types.ts';
import { Complete } from '#src/features/sign-up/Complete.tsx';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { SignUp } from '#src/features/sign-up/SignUp.tsx';
import { TermsForm } from '#src/features/sign-up/TermsForm.tsx';
import { termsOf } from '#src/features/sign-up/terms.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { controlledMachine } from '#tools/flows/run/controlled.ts';
import { agreed, entered } from '#tests/flows/sign-up/flow.ts';
import { dialogText, dismissAlert, enter, field, fill, invalidFields, press } from './lib/screen.ts';

describe('the terms', () => {
  const termsOfType = (type: Document['type'], idType: number, title: string): Document => ({
    type,
    idType,
    title,
    version: '2026-11-01',
    requiredAgree: idType < 3,
    exposureByJoin: true,
    content: '',
  });
  const documents = [
    termsOfType('SERVICE', 1, '서비스 이용약관'),
    termsOfType('PRIVACY_JOIN', 2, '개인정보 수집 및 이용 동의'),
    termsOfType('MARKETING', 4, '광고성 정보 수신 동의'),
  ];
  const channels = () =>
    ['emailRcv', 'smsRcv'].map((name) => ({ checked: checkbox(name).checked, disabled: checkbox(name).disabled }));
  const checkbox = (name: string): HTMLInputElement => {
    const input = document.querySelector(`input[name="${name}"]`);
    if (input instanceof HTMLInputElement) return input;
    throw new Error(`No box "${name}" in sight`);
  };

  function renderTerms(initial: Agreements = defaultAgreements) {
    const onAgree = vi.fn();
    render(
      <UIProvider navigate={() => {}}>
        <TermsForm
          terms={termsOf(documents)}
          initial={initial}
          onAgree={onAgree}
          onCancel={() => {}}
          onBack={() => {}}
        />
      </UIProvider>,
    );
    return () => {
      enter('약관 동의');
      const [{ email, sms, extraTerms }] = onAgree.mock.lastCall as [Agreements];
      return { email, sms, extraTerms };
    };
  }

  test('offer the channels of advertising, ticked, once its document is consented to', () => {
    const submit = renderTerms();
    const before = [channels(), submit()];
    fireEvent.click(checkbox('term-4'));
    expect([before, channels(), submit()]).toEqual([
      [
        [
          { checked: false, disabled: true },
          { checked: false, disabled: true },
        ],
        { email: false, sms: false, extraTerms: [] },
      ],
      [
        { checked: true, disabled: false },
        { checked: true, disabled: false },
      ],
      { email: true, sms: true, extraTerms: [4] },
    ]);
  });

  test('are restored after a return', () => {
    const submit = renderTerms({ ...agreed, sms: false, extraTerms: [4] });
    expect(submit()).toEqual({ email: true, sms: false, extraTerms: [4] });
  });
});

describe('the id', () => {
  /** Checks an ID once, with this outcome. */
  async function renderCheckedId(outcome: IdCheckOutcome) {
    const actor = createActor(
      idCheckMachine.provide({
        actors: { checkServiceId: fromPromise<IdCheckOutcome, { serviceId: string }>(async () => outcome) },
      }),
    ).start();
    const Field = () => {
      const [serviceId, setServiceId] = useState('newgolfer1');
      return <IdCheck actor={actor} serviceId={serviceId} error={undefined} onChange={setServiceId} />;
    };
    render(
      <UIProvider navigate={() => {}}>
        <Field />
      </UIProvider>,
    );
    const check = screen.getByRole('button', { name: '중복체크' });
    check.focus();
    await act(async () => fireEvent.click(check));
    dismissAlert();
    return check;
  }

  test('that is free leaves the focus at its button', async () => {
    const check = await renderCheckedId({ kind: 'available' });
    expect(document.activeElement).toBe(check);
  });

  test('that is taken must be changed: its field has the focus', async () => {
    await renderCheckedId({ kind: 'refused', message: accountMessages.serviceIdTaken });
    expect(document.activeElement).toBe(field('serviceId'));
  });

  test.each([
    ['확인', true],
    ['취소', false],
  ])('that is to be changed, answered by %s, has the focus: %s', async (buttonName, hasFocus) => {
    await renderCheckedId({ kind: 'available' });
    press('다시 입력');
    press(buttonName);
    expect(document.activeElement === field('serviceId')).toBe(hasFocus);
  });
});

describe('the personal information', () => {
  function renderForm() {
    const controlled = controlledMachine(signUpMachine, []);
    const actor = createActor(controlled.provided, { input: { today, resumed: null } }).start();
    render(
      <UIProvider navigate={() => {}}>
        <SignUp
          actor={actor}
          postcode={createActor(postcodeMachine)}
          postcodeRef={createRef()}
          terms={{ documents: [], isFailed: false, onRetry: () => {} }}
          onCancel={() => {}}
        />
      </UIProvider>,
    );
    const settle = (event: Parameters<typeof controlled.settle>[0]) => act(async () => controlled.settle(event));
    const check = (value: 'checked' | 'unchecked') =>
      settle({
        type: 'xstate.snapshot.idCheck',
        actorId: 'idCheck',
        snapshot: idCheckMachine.resolveState({ value, context: { serviceId: entered.serviceId, alert: '' } }),
      });
    return {
      check,
      async fillIn() {
        act(() => actor.send({ type: 'member.chosen', userType: 'PERSONAL' }));
        act(() => actor.send({ type: 'terms.submitted', agreements: agreed, requiredTerms: [] }));
        await settle({
          type: 'xstate.done.actor.verification',
          actorId: 'verification',
          output: { identity: verifiedPerson },
        });
        await settle({ type: 'xstate.done.actor.lookUpMember', actorId: 'lookUpMember', output: { kind: 'unknown' } });
        await check('unchecked');
        for (const name of ['serviceId', 'password', 'passwordConfirm', 'emailUsername', 'emailDomain'] as const)
          fill(name, entered[name]);
      },
      respond: (output: RegistrationOutcome) =>
        settle({ type: 'xstate.done.actor.register', actorId: 'register', output }),
    };
  }

  test('with an unchecked id focuses it', async () => {
    const { fillIn } = renderForm();
    await fillIn();
    press('다음 단계');
    const alertText = dialogText();
    dismissAlert();
    expect([alertText, document.activeElement]).toEqual([accountMessages.serviceIdUnchecked, field('serviceId')]);
  });

  test.each([
    [
      'an id that another was faster to take',
      { kind: 'idTaken', message: accountMessages.serviceIdTaken },
      'serviceId',
    ],
    ['a birthday that is too young', { kind: 'refused', message: accountMessages.underage }, 'birthYear'],
  ] as const)('rejected for %s focuses it', async (_, outcome, name) => {
    const { fillIn, check, respond } = renderForm();
    await fillIn();
    await check('checked');
    press('다음 단계');
    await respond(outcome);
    dismissAlert();
    expect(document.activeElement).toBe(field(name));
  });

  test('has a message for a birthday that is out of age, as soon as it is selected', async () => {
    const { fillIn } = renderForm();
    await fillIn();
    fill('birthYear', '2012');
    fill('birthMonth', '12');
    const invalid = [invalidFields(), screen.queryByText(accountMessages.underage) !== null];
    fill('birthMonth', '1');
    expect([invalid, invalidFields()]).toEqual([[['birthYear', 'birthMonth', 'birthDay'], true], []]);
  });

  test('without input requires the repeated password, too', async () => {
    const { fillIn } = renderForm();
    await fillIn();
    fill('password', '');
    fill('passwordConfirm', '');
    press('다음 단계');
    expect([invalidFields(), screen.queryByText(accountMessages.passwordMismatch) !== null]).toEqual([
      ['password', 'passwordConfirm'],
      true,
    ]);
  });

  test('accepts an address that was typed completely in its first box, and sent by Enter', async () => {
    const { fillIn } = renderForm();
    await fillIn();
    fill('emailUsername', 'kim@gmail.com');
    fill('emailDomain', '');
    enter('회원정보');
    expect([invalidFields(), dialogText()]).toEqual([[], accountMessages.serviceIdUnchecked]);
  });
});

test.each<[UserType, string | undefined]>([
  ['PERSONAL', signUpMessages.memberNumber],
  ['CORPORATION', signUpMessages.companyNumber],
  ['FOREIGNER', undefined],
  ['NORMAL', undefined],
])('the last step explains to a %s member who links the member number: %s', (userType, message) => {
  render(<Complete name="김하늘" userType={userType} onLogin={() => {}} />);
  expect(
    [signUpMessages.memberNumber, signUpMessages.companyNumber].filter((each) =>
      screen.queryByText(each, { exact: false }),
    ),
  ).toEqual(message === undefined ? [] : [message]);
});
