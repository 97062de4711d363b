import { fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { expect, vi } from 'vitest';
import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { Inquiry } from '#src/features/membership/inquiry/Inquiry.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, dismissAlert, field, press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof inquiryMachine>;

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <Inquiry actor={actor} postcode={createActor(postcodeMachine)} postcodeRef={createRef()} consent={null} />
      </UIProvider>,
    );
  },
  gestures: {
    'inquiry.changed': () => void fireEvent.click(field('agreed')),
    'inquiry.submitted': ({ key }: AnyEventObject) => {
      vi.stubGlobal('crypto', { getRandomValues: () => Buffer.from(key.replaceAll('-', ''), 'hex') });
      press('상담 신청');
    },
    'alert.dismissed': () => dismissAlert(),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const checked = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? null;

const shown = () => ({
  typed: ['name', 'email', 'contact', 'postCode', 'address1', 'address2'].map((name) => field(name).value),
  contents: document.querySelector<HTMLTextAreaElement>('[name="contents"]')?.value,
  inquirerType: checked('inquirerType'),
  inquiryType: checked('inquiryType'),
  agreed: checked('agreed') !== null,
  invalid: Array.from(
    document.querySelectorAll('[aria-invalid="true"]'),
    (control) => control.getAttribute('name') ?? control.textContent?.slice(0, 5),
  ),
  isLocked: document.querySelector('form [inert]') !== null,
  isBusy: document.querySelector('button[aria-busy="true"]') !== null,
  alert: dialogText(),
});

const alerts: Record<string, string> = {
  failed: '잠시후 다시 요청해주세요.',
  alertingSent: '회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.',
};

function expected({ context: { entered, errors }, value, status }: Snapshot): ReturnType<typeof shown> {
  const isBusy = value === 'sending' || status === 'done';
  return {
    // A field of type email has no spaces around its value.
    typed: [entered.name, entered.email.trim(), entered.contact, entered.postCode, entered.address1, entered.address2],
    contents: entered.contents,
    inquirerType: entered.inquirerType,
    inquiryType: entered.inquiryType,
    agreed: entered.agreed,
    invalid: Object.keys(errors).map((name) => ({ inquirerType: '회원 구분', inquiryType: '문의 구분' })[name] ?? name),
    isLocked: isBusy,
    isBusy,
    alert: alerts[value] ?? null,
  };
}
