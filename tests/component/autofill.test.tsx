import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { emptyInquiry } from '#contract/membership/inquiry.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { ClaimForm } from '#src/features/find-password/ClaimForm.tsx';
import { NewPasswordForm } from '#src/features/find-password/NewPasswordForm.tsx';
import { LoginForm } from '#src/features/login/LoginForm.tsx';
import { AddressFields } from '#src/features/membership/inquiry/AddressFields.tsx';
import { PersonFields } from '#src/features/membership/inquiry/PersonFields.tsx';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { PersonalInfoForm } from '#src/features/sign-up/PersonalInfoForm.tsx';
import { PasswordGate } from '#src/features/profile-edit/PasswordGate.tsx';
import { AccountIdProvider } from '#src/shared/account/account-id.tsx';
import { WithdrawalForm } from '#src/features/withdrawal/WithdrawalForm.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { today, verifiedPerson } from '#tests/fixtures/identity.ts';

const noop = () => undefined;
const postcodeProps = { postcode: createActor(postcodeMachine), postcodeRef: createRef<HTMLDivElement>() };

/** Name, type, autocomplete, inputmode and autocapitalize of a control. */
type Control = [
  name: string,
  type: string,
  autocomplete: string | null,
  inputmode: string | null,
  autocapitalize: string | null,
];

/** Returns the rendered controls, except radio buttons and checkboxes. */
const textFields = (): Control[] =>
  Array.from(document.querySelectorAll('input[name], select[name], textarea[name]'))
    .filter((control) => !['radio', 'checkbox'].includes(control.getAttribute('type') ?? ''))
    .map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('type') ?? control.localName,
      control.getAttribute('autocomplete'),
      control.getAttribute('inputmode'),
      control.getAttribute('autocapitalize'),
    ]);

const password: Control = ['password', 'password', 'current-password', null, null];
const newPasswords: Control[] = [
  ['password', 'password', 'new-password', null, null],
  ['passwordConfirm', 'password', 'new-password', null, null],
];
const username: Control = ['username', 'text', 'username', null, null];
const id: Control = ['serviceId', 'text', 'username', null, 'none'];

const forms: readonly [name: string, form: () => ReactElement, fields: readonly Control[]][] = [
  [
    'the login',
    () => (
      <LoginForm
        savedId=""
        errors={{}}
        lock={null}
        isBusy={false}
        isPasskeyBusy={false}
        onFieldChange={noop}
        onSubmit={noop}
        onPasskey={noop}
      />
    ),
    [id, password],
  ],
  [
    'the claim of an account',
    () => (
      <ClaimForm
        initial={{ userType: 'CORPORATION', serviceId: '', corporation: null }}
        errors={{}}
        isBusy={false}
        onChange={noop}
        onSubmit={noop}
        onCancel={noop}
      />
    ),
    [
      id,
      ['companyName', 'text', 'organization', null, null],
      ['registrationNumber', 'input', 'off', 'numeric', null],
      ['registrationNumber2', 'input', 'off', 'numeric', null],
      ['registrationNumber3', 'input', 'off', 'numeric', null],
    ],
  ],
  [
    'the new password of a lost one',
    () => (
      <NewPasswordForm
        serviceId="member01"
        errors={{}}
        isBusy={false}
        onChange={noop}
        onSubmit={noop}
        onCancel={noop}
        onBack={noop}
      />
    ),
    [username, ...newPasswords],
  ],
  [
    'the id of a new member',
    () => <IdCheck actor={createActor(idCheckMachine)} serviceId="" error={undefined} onChange={noop} />,
    [id],
  ],
  [
    'the sign-up',
    () => (
      <PersonalInfoForm
        {...postcodeProps}
        identity={{ ...verifiedPerson, mobileno: null }}
        today={today}
        errors={{}}
        values={null}
        isBusy={false}
        renderIdCheck={() => null}
        onFieldChange={noop}
        onSubmit={noop}
        onCancel={noop}
        onBack={noop}
      />
    ),
    [
      ...newPasswords,
      ['birthYear', 'select', 'bday-year', null, null],
      ['birthMonth', 'select', 'bday-month', null, null],
      ['birthDay', 'select', 'bday-day', null, null],
      ['emailUsername', 'text', 'email', 'email', null],
      ['emailDomain', 'text', 'off', 'url', null],
      ['emailDomainChoice', 'select', null, null, null],
      ['mobilePrefix', 'select', 'tel-area-code', null, null],
      ['mobile', 'text', 'tel-local-prefix', 'numeric', null],
      ['mobileBack', 'text', 'tel-local-suffix', 'numeric', null],
      ['postCode', 'text', 'postal-code', 'numeric', null],
      ['address1', 'textarea', 'address-line1', null, null],
      ['address2', 'text', 'address-line2', null, null],
      ['contactPrefix', 'select', 'tel-area-code', null, null],
      ['contact', 'text', 'tel-local-prefix', 'numeric', null],
      ['contactBack', 'text', 'tel-local-suffix', 'numeric', null],
    ],
  ],
  [
    'the consultation',
    () => (
      <>
        <PersonFields entered={emptyInquiry} errors={{}} onChange={noop} />
        <AddressFields {...postcodeProps} entered={emptyInquiry} errors={{}} onChange={noop} />
      </>
    ),
    [
      ['name', 'text', 'name', null, null],
      ['email', 'email', 'email', 'email', 'none'],
      ['contact', 'tel', 'tel-national', 'tel', null],
      ['postCode', 'text', 'postal-code', 'numeric', null],
      ['address1', 'textarea', 'address-line1', null, null],
      ['address2', 'text', 'address-line2', null, null],
    ],
  ],
  [
    'the withdrawal',
    () => (
      <WithdrawalForm
        entered={{ reason: null, text: '' }}
        errors={{}}
        isBusy={false}
        alert={null}
        onReasonChange={noop}
        onPasswordChange={noop}
        onSubmit={noop}
      />
    ),
    [username, ['text', 'textarea', null, null, null], password],
  ],
  [
    'the gate of the profile',
    () => <PasswordGate error={null} isBusy={false} alert={null} onChange={noop} onSubmit={noop} />,
    [username, password],
  ],
];

test.each(forms)(
  '%s says what the browser may fill into each field, and which keyboard a phone shows',
  (_, form, fields) => {
    render(
      <UIProvider navigate={noop}>
        <AccountIdProvider value="member01">{form()}</AccountIdProvider>
      </UIProvider>,
    );
    expect(textFields()).toEqual(fields);
  },
);
