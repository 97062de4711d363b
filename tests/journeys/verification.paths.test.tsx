import { act, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { AuthType } from '#contract/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { KitProvider } from '#src/ui/KitProvider.tsx';
import { describePaths } from '#tests/flows/lib/describe-flow.ts';
import { verificationFlow } from '#tests/flows/verification.flow.ts';
import { dialogText, press } from './lib/screen.ts';

const names: Record<AuthType, RegExp> = { NICE: /휴대폰 본인확인/, IPIN: /아이핀 본인확인/ };

describePaths('rendered', verificationFlow, {
  during: (step) => act(step),
  mount: (actor) => {
    render(
      <KitProvider navigate={() => {}}>
        <Verification actor={actor} />
      </KitProvider>,
    );
  },
  gestures: {
    'verification.requested': ({ authType }: AnyEventObject) => press(names[authType as AuthType]),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function shown() {
  const buttons = Object.values(names).map((name) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }));
  return {
    alert: dialogText(),
    busy: buttons.map((button) => button.getAttribute('aria-busy')),
    disabled: buttons.map((button) => button.disabled),
    status: screen.getByRole('status').textContent,
  };
}

function expected(state: SnapshotFrom<typeof verificationMachine>): ReturnType<typeof shown> {
  const isRedeeming = state.matches('redeeming');
  const isLeaving = state.matches('leaving');
  const isUnderWay = state.matches('underWay') || isRedeeming || isLeaving;
  const isPhone = state.context.authType === 'NICE';
  return {
    alert: state.hasTag('alert') ? state.context.alert : null,
    busy: [String(isUnderWay && isPhone), String(isUnderWay && !isPhone)],
    disabled: [isUnderWay && !isPhone, isUnderWay && isPhone],
    status: isLeaving ? '본인확인 화면으로 이동하고 있습니다.' : isRedeeming ? '본인확인 결과를 확인하고 있습니다.' : isUnderWay ? '새 창에서 본인확인을 마쳐 주세요.' : '',
  };
}
