import type { AnyEventObject } from 'xstate';
import { validId } from '#contract/account/service-id.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { failures, forVisitors, unreached, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { enters, lastOf, latest } from '#tools/flows/paths/history.ts';

export const flow = defineFlow({
  machine: idCheckMachine,
  about: {
    ko: '아이디 중복체크',
    en: 'ID duplicate check',
    page: '/account/join',
    precondition: '회원가입의 정보 입력 단계',
    spec: '001 §2 Sign-up wizard',
  },
  inputs: {
    ko: '처음부터 시작한다',
    en: 'the user starts from the beginning',
    examples: [
      { payload: undefined },
      {
        payload: { checkedId: 'newgolfer1' },
        ko: '중복체크한 아이디로 돌아온다',
        en: 'the user comes back with a checked ID',
      },
    ],
  },
  events: {
    'check.pressed': {
      ko: '중복체크를 누른다',
      en: 'the user checks the id',
      examples: [
        { payload: { serviceId: 'newgolfer1' } },
        {
          payload: { serviceId: '골프' },
          ko: '쓸 수 없는 아이디로 중복체크를 누른다',
          en: 'the user checks a malformed id',
        },
      ],
    },
    'id.taken': { ko: '가입하는 사이에 아이디를 다른 사람이 쓴다', en: 'somebody else takes the id' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
    'change.confirmed': { ko: '아이디 변경을 확인한다', en: 'the user confirms changing the id' },
    'change.cancelled': { ko: '아이디 변경을 취소한다', en: 'the user cancels changing the id' },
  },
  actors: {
    checkServiceId: {
      done: {
        ko: '중복체크 결과가 온다',
        en: 'the server checks the id',
        examples: [
          {
            payload: { kind: 'available' },
            ko: '서버가 쓸 수 있는 아이디라고 답한다',
            en: 'the server finds the id available',
          },
          {
            payload: { kind: 'refused', message: '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.' },
            ko: '서버가 이미 쓰는 아이디라고 답한다',
            en: 'the server finds the id taken',
          },
        ],
      },
      error: {
        ko: '중복체크 요청에 실패한다',
        en: 'checking the id fails',
        examples: [{ payload: new TypeError('Failed to fetch') }],
      },
    },
  },
  timers: {},
  screens: {
    unchecked: '확인하지 않은 아이디',
    checking: '중복체크 중',
    alertingAvailable: '쓸 수 있는 아이디라는 알림',
    alertingRefused: '쓸 수 없는 아이디라는 알림',
    checked: '확인한 아이디',
    confirmingChange: '아이디 변경 확인 창',
  },
  excludedInBrowser: {
    'idCheck.starting · always #1 [hasCheckedId] → idCheck.checked':
      'It happens at a return to the form of the sign-up; the paths of the sign-up go back from the form and return to it.',
  },
  properties: {
    'an ID is checked only if the server has reported that ID as available, now or before the form was left': (
      steps,
    ) => {
      const { state } = lastOf(steps);
      if (
        steps[0]?.state.matches('checked') &&
        steps.every((step) => ['checked', 'confirmingChange'].includes(step.state.value))
      )
        return state.context.serviceId === 'newgolfer1';
      const sinceCheck = steps.slice(
        Math.max(
          0,
          steps.findLastIndex((step) => enters(step, 'idCheck.checking')),
        ),
      );
      const isAvailable = latest(sinceCheck, 'xstate.done.actor.checkServiceId')?.event.output.kind === 'available';
      return (
        !(state.matches('checked') || state.matches('confirmingChange')) ||
        (isAvailable && sinceCheck[0]?.event.serviceId === state.context.serviceId)
      );
    },
    'an ID that the user changes, or that was taken meanwhile, becomes unchecked and is cleared': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !(event.type === 'change.confirmed' || event.type === 'id.taken') ||
        (state.value === 'unchecked' && state.context.serviceId === '')
      );
    },
    'an ID that is being checked is not requested again': (steps) =>
      lastOf(steps).event.type !== 'check.pressed' || steps.at(-2)?.state.matches('checking') === false,
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: unverified,
      session: forVisitors,
      code: {
        answers: [...unreached('checkServiceId'), ...failures('checkServiceId')],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = ({ serviceId }: AnyEventObject) => validId.body.safeParse({ serviceId }).success;
    return [
      {
        events: samplesOf({ type: 'check.pressed' as const, serviceId: 'newgolfer1' }, ['serviceId'], isAccepted),
        yes: ['idCheck.unchecked · check.pressed #1 [isWellFormed] → idCheck.checking'],
        no: ['idCheck.unchecked · check.pressed #2 → idCheck.alertingRefused'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
