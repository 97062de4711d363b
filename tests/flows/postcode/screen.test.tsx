import { render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { Postcode } from '#src/shared/postcode/Postcode.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

const found = { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' };

const emptyAddress = { postCode: '', address1: '' };
let selected = emptyAddress;

describeRendered(flow, {
  mount: (actor) => {
    selected = emptyAddress;
    render(<Address actor={actor} />);
  },
  gestures: {
    'search.opened': () => press('우편번호 찾기'),
    'search.closed': () => press('우편번호 찾기 닫기'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ event, state }) => {
    expect(shown()).toEqual(expected(state));
    if (event.type === 'address.chosen') selected = found;
    expect(addressValues()).toEqual(selected);
  },
});

function Address({ actor }: { actor: ActorRefFrom<typeof postcodeMachine> }) {
  const [value, setValue] = useState({ postCode: '', address1: '' });
  const [frameRef] = useState(createRef<HTMLDivElement>);
  return (
    <UIProvider navigate={() => {}}>
      <Postcode
        actor={actor}
        frameRef={frameRef}
        address={value}
        errors={{}}
        onType={(typed) => setValue({ ...value, ...typed })}
        onFound={setValue}
      />
    </UIProvider>
  );
}

const fields = () =>
  [screen.getByLabelText<HTMLInputElement>('우편번호'), screen.getByLabelText<HTMLInputElement>('주소')] as const;

const addressValues = () => {
  const [postCode, address1] = fields();
  return { postCode: postCode.value, address1: address1.value };
};

const shown = () => ({
  alert: dialogText(),
  isOpen: screen.queryByRole('button', { name: '우편번호 찾기 닫기' }) !== null,
  busy: document.querySelector('button[aria-busy="true"]') !== null,
  isTypable: fields().map(({ readOnly }) => !readOnly),
  status: screen.getByRole('status', { hidden: true }).textContent,
});

const expected = (state: SnapshotFrom<typeof postcodeMachine>): ReturnType<typeof shown> => ({
  alert: state.hasTag('alert') ? state.context.alert : null,
  isOpen: state.matches('open'),
  busy: state.hasTag('busy'),
  isTypable: [state.context.isTypable, state.context.isTypable],
  status: state.context.isTypable ? '우편번호 찾기 화면이 나오지 않으면 우편번호와 주소를 직접 입력해 주세요.' : '',
});
