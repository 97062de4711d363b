import { render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { AuthType } from '#contract/account/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

const names: Record<AuthType, RegExp> = { NICE: /휴대폰 본인확인/, IPIN: /아이핀 본인확인/ };

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <Verification actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'verification.requested': ({ authType }: AnyEventObject) => press(names[authType as AuthType]),
    'sameTab.requested': () => press(/^이 화면에서/),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function shown() {
  const buttons = Object.values(names).map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }),
  );
  return {
    alert: dialogText(),
    busy: buttons.map((button) => button.getAttribute('aria-busy')),
    disabled: buttons.map((button) => button.disabled),
    status: screen.getByRole('status').textContent,
    sameTab: screen
      .queryAllByRole<HTMLButtonElement>('button', { name: /^이 화면에서/, hidden: true })
      .map(({ textContent, disabled }) => ({ textContent, disabled })),
  };
}

function expected(state: SnapshotFrom<typeof verificationMachine>): ReturnType<typeof shown> {
  const isRedeeming = state.matches('redeeming');
  const isLeaving = state.matches('leaving');
  const isDetached = state.matches({ underWay: 'detached' });
  const isUnderWay = (state.matches('underWay') && !isDetached) || isRedeeming || isLeaving;
  const isPhone = state.context.authType === 'NICE';
  return {
    alert: state.hasTag('alert') ? state.context.alert : null,
    busy: [String(isUnderWay && isPhone), String(isUnderWay && !isPhone)],
    disabled: [isUnderWay && !isPhone, isUnderWay && isPhone],
    status: statusAt(state),
    sameTab: state.context.isSameTabOffered
      ? [
          {
            textContent: expect.stringMatching(
              isPhone ? /^이 화면에서 휴대폰으로 확인/ : /^이 화면에서 아이핀으로 확인/,
            ),
            disabled: isUnderWay && !isLeaving,
          },
        ]
      : [],
  };
}

function statusAt(state: SnapshotFrom<typeof verificationMachine>): string {
  if (state.matches('leaving')) return '본인확인 화면으로 이동하고 있습니다.';
  if (state.matches('redeeming')) return '본인확인 결과를 확인하고 있습니다.';
  if (state.matches({ underWay: 'detached' }))
    return '창이 아직 열려 있으면 그 창에서 본인확인을 마쳐 주세요. 결과는 이 화면으로 이어집니다. 창을 닫았다면 다시 선택해 주세요.';
  return state.matches('underWay') ? '새 창에서 본인확인을 마쳐 주세요.' : '';
}
