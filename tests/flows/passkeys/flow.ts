import type { AnyEventObject } from 'xstate';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { passkeyName, type Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { messages } from '#contract/shared/messages.ts';
import { passkeysMachine } from '#machines/passkeys.machine.ts';
import { fullList, passkeys } from '#tests/fixtures/passkeys.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import { done, doneBy, failures, unreached } from '../lib/expiries.ts';
import { overloaded } from '../lib/invented.ts';
import { callsIn } from '../lib/outcomes.ts';

const offline = new TypeError('Failed to fetch');
const [phone, securityKey] = passkeys;
if (!phone || !securityKey) throw new Error('The passkeys are two');

const actionsOf = actionsIn(passkeysMachine);

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

/** Returns the name that a passkey has in a list. */
const nameIn = (list: readonly Passkey[], { id }: Passkey) => list.find((each) => each.id === id)?.name;

export const flow = defineFlow({
  machine: passkeysMachine,
  about: {
    ko: '패스키 관리',
    en: 'Passkeys',
    page: '/mypage/editing',
    precondition: '비밀번호를 확인한 회원',
    spec: '001 §2 Profile edit',
  },
  inputs: [undefined],
  events: {
    'list.retried': { ko: '패스키 목록을 다시 불러온다', en: 'the user reloads the passkeys' },
    'adding.requested': { ko: '패스키 추가를 누른다', en: 'the user asks to add a passkey' },
    'renaming.requested': {
      ko: '패스키의 이름 변경을 누른다',
      en: 'the user asks to rename a passkey',
      examples: [
        { payload: { passkey: phone } },
        {
          payload: { passkey: { ...phone, id: 99 } },
          ko: '목록에 없는 패스키의 이름 변경을 누른다',
          en: 'the user asks to rename a passkey that is not listed',
        },
      ],
    },
    'name.submitted': {
      ko: '패스키 이름을 제출한다',
      en: 'the user submits the name of the passkey',
      examples: [
        { payload: { name: '회사 노트북' } },
        {
          payload: { name: '' },
          ko: '패스키 이름을 비우고 제출한다',
          en: 'the user submits no name of the passkey',
        },
      ],
    },
    'name.changed': { ko: '패스키 이름을 고친다', en: 'the user edits the name of the passkey' },
    'naming.cancelled': { ko: '패스키 이름의 입력을 취소한다', en: 'the user cancels the name of the passkey' },
    'removal.requested': {
      ko: '패스키의 삭제를 누른다',
      en: 'the user asks to remove a passkey',
      examples: [
        { payload: { passkey: phone } },
        {
          payload: { passkey: { ...phone, id: 99 } },
          ko: '목록에 없는 패스키의 삭제를 누른다',
          en: 'the user asks to remove a passkey that is not listed',
        },
      ],
    },
    'removal.confirmed': { ko: '패스키의 삭제를 확인한다', en: 'the user confirms the removal' },
    'removal.cancelled': { ko: '패스키의 삭제를 취소한다', en: 'the user cancels the removal' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    loadPasskeys: {
      done: {
        ko: '패스키 목록이 온다',
        en: 'the server returns the passkeys',
        examples: [
          { payload: passkeys, ko: '패스키 둘의 목록이 온다', en: 'the server returns two passkeys' },
          { payload: [], ko: '빈 패스키 목록이 온다', en: 'the server returns no passkeys' },
          { payload: fullList, ko: '가득 찬 패스키 목록이 온다', en: 'the server returns as many passkeys as allowed' },
        ],
      },
      error: { ko: '패스키 목록을 받지 못한다', en: 'loading the passkeys fails', examples: [{ payload: offline }] },
    },
    addPasskey: {
      done: {
        ko: '패스키 추가의 결과가 온다',
        en: 'the result of adding arrives',
        examples: [
          {
            payload: { kind: 'added', passkey: { ...securityKey, id: 11, name: '회사 노트북' } },
            ko: '서버가 새 패스키를 받아들인다',
            en: 'the server accepts the new passkey',
          },
          {
            payload: unconfirmed,
            ko: '서버가 패스키를 추가하기 전에 비밀번호 확인을 요구한다',
            en: 'the server demands a password check before adding a passkey',
          },
          {
            payload: { kind: 'refused', message: passkeyListMessages.notAdded },
            ko: '서버가 새 패스키를 거절한다',
            en: 'the server rejects the new passkey',
            byHand: '패스키를 만드는 동안, 같은 브라우저의 다른 탭에서 패스키 추가를 시작한다',
          },
        ],
      },
      error: { ko: '패스키 추가에 실패한다', en: 'adding the passkey fails', examples: [{ payload: offline }] },
    },
    renamePasskey: {
      done: {
        ko: '패스키 이름 변경의 결과가 온다',
        en: 'the result of renaming arrives',
        examples: [
          {
            payload: { kind: 'renamed', passkey: { ...phone, name: '회사 노트북' } },
            ko: '서버가 패스키의 새 이름을 받아들인다',
            en: 'the server accepts the new name',
          },
          {
            payload: unconfirmed,
            ko: '서버가 패스키의 이름을 바꾸기 전에 비밀번호 확인을 요구한다',
            en: 'the server demands a password check before renaming a passkey',
          },
          {
            payload: { kind: 'refused', message: passkeyListMessages.gone },
            ko: '서버가 이미 삭제된 패스키라고 답한다',
            en: 'the server answers that the passkey has been removed',
            byHand: '이름을 저장하기 전에, 다른 기기에서 그 패스키를 삭제한다',
          },
        ],
      },
      error: {
        ko: '패스키의 이름 변경에 실패한다',
        en: 'renaming the passkey fails',
        examples: [{ payload: offline }],
      },
    },
    removePasskey: {
      done: {
        ko: '패스키 삭제의 결과가 온다',
        en: 'the result of removing arrives',
        examples: [
          { payload: { kind: 'removed' }, ko: '서버가 패스키를 삭제한다', en: 'the server removes the passkey' },
          {
            payload: unconfirmed,
            ko: '서버가 패스키를 삭제하기 전에 비밀번호 확인을 요구한다',
            en: 'the server demands a password check before removing a passkey',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 패스키의 삭제를 거절한다',
            en: 'the server rejects the removal',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '패스키의 삭제에 실패한다', en: 'removing the passkey fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    loading: '불러오는 중인 패스키 목록',
    failed: '불러오지 못한 패스키 목록',
    listed: '패스키 목록',
    'naming.clean': '패스키 이름 입력',
    'naming.refused': '오류가 표시된 패스키 이름',
    adding: '패스키 추가 중',
    renaming: '패스키 이름 변경 중',
    unsaved: '저장하지 못한 패스키 알림',
    confirming: '패스키 삭제 확인 창',
    removing: '패스키 삭제 중',
    alerting: '패스키 알림',
  },
  contextKey: ({ passkeys: listed, chosen }) => [
    nameIn(listed, phone),
    Math.sign(listed.length) + Math.sign(listed.length - passkeyLimits.perMember),
    chosen === null,
  ],
  /** The buttons exist only for listed passkeys; typing sends each change, so that a refused name is corrected first. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible(state, event, last) {
      const { passkeys: listed } = state.context;
      if (last?.includes('[isUnconfirmed]')) return false;
      if (event.type === 'adding.requested') return listed.length < passkeyLimits.perMember;
      if (event.type === 'name.submitted') return !state.matches({ naming: 'refused' });
      return !('passkey' in event) || nameIn(listed, event.passkey) === event.passkey.name;
    },
  }),
  excludedInBrowser: {},
  properties: {
    'a passkey is removed only after a confirmation, and only a listed one': (steps) => {
      const { event, state } = lastOf(steps);
      if (!state.matches('removing')) return true;
      const { passkeys: listed, chosen } = state.context;
      return event.type === 'removal.confirmed' && listed.some(({ id }) => id === chosen?.id);
    },
    'a passkey is added or renamed only with a valid name': (steps) => {
      const { state } = lastOf(steps);
      return (
        !(state.matches('adding') || state.matches('renaming')) || passkeyName.safeParse(state.context.name).success
      );
    },
    'a new passkey is added only if nothing was chosen, and a chosen one renamed': (steps) => {
      const { state } = lastOf(steps);
      if (state.matches('adding')) return state.context.chosen === null;
      return !state.matches('renaming') || state.context.chosen !== null;
    },
    'the list changes only by an answer of the server': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state.context.passkeys;
      return before === undefined || event.type.startsWith('xstate.done.actor.') || state.context.passkeys === before;
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      const { event } = step;
      const isUnconfirmed =
        (event.type === 'xstate.done.actor.addPasskey' ||
          event.type === 'xstate.done.actor.renamePasskey' ||
          event.type === 'xstate.done.actor.removePasskey') &&
        event.output.kind === 'unconfirmed';
      return actionsOf(step).includes('notifyLapse') === isUnconfirmed;
    },
  },
  expiries: {
    same: { 'naming.refused': 'naming.clean' },
    typed: () => null,
    kinds: {
      verification: {
        answers: [
          done('addPasskey', unconfirmed),
          done('renamePasskey', unconfirmed),
          done('removePasskey', unconfirmed),
        ],
        back: [],
        notApplicable: {},
      },
      session: {
        restart: () => ({ input: undefined }),
        back: [doneBy('loadPasskeys'), 'xstate.error.actor.loadPasskeys', 'adding.requested', 'renaming.requested'],
        notApplicable: {},
      },
      code: {
        answers: [
          ...unreached('addPasskey', 'renamePasskey', 'removePasskey'),
          ...failures('loadPasskeys', 'addPasskey', 'renamePasskey', 'removePasskey'),
        ],
        back: ['alert.dismissed', 'list.retried', doneBy('loadPasskeys')],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = (event: AnyEventObject) => passkeyName.safeParse(event.name).success;
    return [
      {
        events: samplesOf({ type: 'name.submitted' as const, name: '회사 노트북' }, ['name'], isAccepted),
        yes: [
          'passkeys.naming · name.submitted #1 [isForNew] → passkeys.adding',
          'passkeys.naming · name.submitted #2 [isForChosen] → passkeys.renaming',
        ],
        no: ['passkeys.naming · name.submitted #3 → passkeys.naming.refused'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
