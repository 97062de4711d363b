import type { StoryObj } from '@storybook/react-vite';
import { createActor, fromPromise } from 'xstate';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeysMachine } from '#machines/passkeys.machine.ts';
import { Account } from '#src/admin/account/Account.tsx';
import { passkeys } from '#tests/fixtures/passkeys.ts';
import { admin } from '#tests/fixtures/staff.ts';
import { Office, onPhone } from './office.tsx';

export default { title: '업무/내 계정', id: 'admin-account', parameters: { layout: 'fullscreen' } };

const account = (listed: readonly Passkey[]): Pick<StoryObj, 'render'> => ({
  render: () => {
    const machine = passkeysMachine.provide({
      actors: { loadPasskeys: fromPromise<readonly Passkey[], undefined>(() => Promise.resolve(listed)) },
    });
    return (
      <Office path="/account">
        <Account staff={admin} passkeys={createActor(machine).start()} />
      </Office>
    );
  },
});

export const Some: StoryObj = { name: '패스키 둘 · Some', ...account(passkeys) };
export const SomeOnPhone: StoryObj = { ...Some, name: '패스키 둘, 휴대폰 · Some On Phone', globals: onPhone };
export const None: StoryObj = { name: '패스키 없음 · None', ...account([]) };
