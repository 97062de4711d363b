import { fireEvent, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { passkeysMachine } from '#machines/passkeys.machine.ts';
import { PasskeyList } from '#src/shared/passkey/list/PasskeyList.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

const field = () => screen.queryByLabelText<HTMLInputElement>('패스키 이름');
const type = (name: string) => {
  const input = field();
  if (!input) throw new Error('There is no field for a name.');
  fireEvent.change(input, { target: { value: name } });
};
const submitLabels = { new: '패스키 만들기', existing: '이름 저장' } as const;
const submit = () => screen.queryByRole('button', { name: /^(?:패스키 만들기|이름 저장)/, hidden: true });

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <PasskeyList actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'list.retried': () => press('다시 불러오기'),
    'adding.requested': () => press('패스키 추가'),
    'renaming.requested': ({ passkey }: AnyEventObject) => press(`${passkey.name} 이름 변경`),
    'name.submitted': ({ name }: AnyEventObject) => {
      type(name);
      fireEvent.click(submit() ?? document.body);
    },
    'name.changed': () => type(`${field()?.value}x`),
    'naming.cancelled': () => press('취소'),
    'removal.requested': ({ passkey }: AnyEventObject) => press(`${passkey.name} 삭제`),
    'removal.confirmed': () => press('확인'),
    'removal.cancelled': () => press('취소'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  passkeys: screen.queryAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent),
  isFailed: screen.queryByText('패스키 목록을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.') !== null,
  isEmpty: screen.queryByText('등록하신 패스키가 없습니다.') !== null,
  canAdd: screen.queryByRole('button', { name: '패스키 추가', hidden: true }) !== null,
  submit: submit()?.textContent?.replace('처리 중', '') ?? null,
  error: field()?.getAttribute('aria-invalid') === 'true',
  dialog: dialogText(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
});

function expected(state: Snapshot): ReturnType<typeof shown> {
  const { passkeys, chosen, alert } = state.context;
  const isListed = !state.matches('loading') && !state.matches('failed');
  const isNaming =
    state.matches('naming') || state.matches('adding') || state.matches('renaming') || state.matches('unsaved');
  const isConfirming = state.matches('confirming') || state.matches('removing');
  return {
    passkeys: isListed ? passkeys.map(({ name }) => name) : [],
    isFailed: state.matches('failed'),
    isEmpty: isListed && passkeys.length === 0,
    canAdd: isListed && !isNaming && passkeys.length < 10,
    submit: isNaming ? submitLabels[chosen === null ? 'new' : 'existing'] : null,
    error: state.matches({ naming: 'refused' }),
    dialog: isConfirming
      ? `‘${chosen?.name}’ 패스키를 삭제하시겠습니까?`
      : state.matches('alerting') || state.matches('unsaved')
        ? alert
        : null,
    busy: state.hasTag('busy'),
  };
}
