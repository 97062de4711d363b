import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultAgreements } from '#contract/account/agreements.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { SignUpScreen, type SignUpScreenProps } from '#src/features/sign-up/SignUpScreen.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { entered } from '#tests/flows/sign-up/flow.ts';
import { fill, press } from './lib/screen.ts';

function renderScreen(view: Partial<SignUpScreenProps>) {
  const [onCancel, onBack] = [vi.fn(), vi.fn()];
  render(
    <UIProvider navigate={() => {}}>
      <SignUpScreen
        stage="choosing"
        userType="PERSONAL"
        agreements={defaultAgreements}
        corporation={null}
        corporationErrors={{}}
        identity={null}
        errors={{}}
        today={today}
        values={null}
        isMember={false}
        hasJoined={false}
        isBusy={false}
        alert={null}
        isUnderWay
        terms={{ documents: [], isFailed: false, onRetry: () => {} }}
        verification={<p>본인확인</p>}
        postcode={createActor(postcodeMachine)}
        postcodeRef={createRef()}
        renderIdCheck={() => null}
        onMemberChoose={() => {}}
        onAgree={() => {}}
        onCorporationChange={() => {}}
        onCorporationSubmit={() => {}}
        onFieldChange={() => {}}
        onSubmit={() => {}}
        onLogin={() => {}}
        onDismiss={() => {}}
        {...view}
        onCancel={onCancel}
        onBack={onBack}
      />
    </UIProvider>,
  );
  return { onCancel, onBack };
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the choice of the sign-up', () => {
  test('links nowhere else', () => {
    renderScreen({});
    expect([links(), screen.queryByRole('button', { name: '이전 단계' })]).toEqual([[], null]);
  });

  test('shows an existing member the links to log in and to find id and password', () => {
    renderScreen({ isMember: true });
    expect([links(), screen.getByRole('status').textContent]).toEqual([
      [
        ['로그인', '/account/login'],
        ['아이디 찾기', '/account/find-id'],
        ['비밀번호 찾기', '/account/find-password'],
      ],
      '이미 가입하신 계정이 있습니다. 로그인하시거나, 아이디와 비밀번호를 찾으실 수 있습니다.',
    ]);
  });
});

test('a reload of the completed page says before the choice that the sign-up is complete, with the focus, and links to the login', () => {
  renderScreen({ hasJoined: true });
  const sentence = screen.getByRole('status');
  expect(sentence.compareDocumentPosition(screen.getByRole('list', { name: '회원 구분' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(document.activeElement).toBe(sentence);
  expect([screen.getByRole('status').textContent, links()[0]]).toEqual([
    '회원가입을 마치셨습니다. 가입하신 아이디로 로그인해 주세요.',
    ['로그인', '/account/login'],
  ]);
});

test.each(['agreeing', 'checkingCorporation', 'verifying'] as const)(
  'from %s there are Back and Cancel, and nothing is lost',
  (stage) => {
    const { onCancel, onBack } = renderScreen({ stage });
    press('이전 단계');
    press('취소');
    expect([onBack.mock.calls, onCancel.mock.calls]).toEqual([[[]], [[]]]);
  },
);

describe('the information', () => {
  const stage = 'informing' as const;

  test('goes back with its input', () => {
    const { onBack } = renderScreen({ stage, identity: verifiedPerson, values: entered });
    fill('emailUsername', 'golf');
    press('이전 단계');
    expect(onBack.mock.calls).toEqual([[{ ...entered, emailUsername: 'golf' }]]);
  });

  test('reports at a cancel whether there was input', () => {
    const { onCancel } = renderScreen({ stage, identity: verifiedPerson });
    press('취소');
    fill('emailUsername', 'golf');
    press('취소');
    expect(onCancel.mock.calls).toEqual([[false], [true]]);
  });

  test('is restored with its input, and the number that was verified since', () => {
    const { onBack } = renderScreen({
      stage,
      identity: { ...verifiedPerson, mobileno: '01012345678' },
      values: entered,
    });
    press('이전 단계');
    expect(onBack.mock.calls).toEqual([[{ ...entered, mobile: { prefix: '010', front: '1234', back: '5678' } }]]);
  });
});
