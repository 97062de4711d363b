import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CorporationForm } from '#src/shared/corporation/CorporationForm.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';

const noop = () => {};

test.each([
  ['오크상사', '1234567891', true],
  ['', '1234567891', false],
  ['   ', '1234567891', false],
  ['\u3000\u200b', '1234567891', false],
  ['오크상사', '123456789', false],
])(
  'with the company name %j and the number %j the next step is enabled: %s',
  (companyName, registrationNumber, isEnabled) => {
    render(
      <UIProvider navigate={noop}>
        <CorporationForm
          initial={{ companyName, registrationNumber }}
          errors={{}}
          isBusy={false}
          onChange={noop}
          onSubmit={noop}
          onCancel={noop}
          onBack={noop}
        />
      </UIProvider>,
    );
    expect(screen.getByRole('button', { name: '다음 단계' }).hasAttribute('disabled')).toBe(!isEnabled);
  },
);
