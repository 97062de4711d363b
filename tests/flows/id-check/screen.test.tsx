import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, field, fill, press } from '#tests/component/lib/screen.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(<Field actor={actor} />);
  },
  gestures: {
    'check.pressed': ({ serviceId }: AnyEventObject) => {
      if (!isFixed()) fill('serviceId', serviceId);
      fireEvent.click(screen.getByRole('button', { name: /중복체크|다시 입력/ }));
    },
    'alert.dismissed': () => press('확인'),
    'change.confirmed': () => press('확인'),
    'change.cancelled': () => press('취소'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function Field({ actor }: { actor: ActorRefFrom<typeof idCheckMachine> }) {
  const [serviceId, setServiceId] = useState(actor.getSnapshot().context.serviceId);
  return (
    <UIProvider navigate={() => {}}>
      <IdCheck actor={actor} serviceId={serviceId} error={undefined} onChange={setServiceId} />
    </UIProvider>
  );
}

const isFixed = () => field('serviceId').hasAttribute('readonly');

function shown() {
  return {
    dialog: dialogText(),
    isFixed: isFixed(),
    success: screen.queryByText(accountMessages.serviceIdAvailable, { selector: '[slot="description"] *' }) !== null,
    busy: document.querySelector('button[aria-busy="true"]') !== null,
  };
}

function expected(state: SnapshotFrom<typeof idCheckMachine>): ReturnType<typeof shown> {
  const isConfirming = state.matches('confirmingChange');
  const isChecked = isConfirming || state.matches('checked');
  return {
    dialog: isConfirming ? accountMessages.serviceIdChangeConfirm : state.hasTag('alert') ? state.context.alert : null,
    isFixed: isChecked || state.hasTag('busy') || state.matches('alertingAvailable'),
    success: isChecked,
    busy: state.hasTag('busy'),
  };
}
