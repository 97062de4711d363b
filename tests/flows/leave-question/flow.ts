import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';

const actionsOf = actionsIn(leaveQuestionMachine);

export const flow = defineFlow({
  machine: leaveQuestionMachine,
  about: {
    ko: '페이지 이탈 확인',
    en: 'Question before leaving',
    page: '/account/join',
    precondition: '적던 내용이 있는 상태',
    spec: '001 §2 Sign-up wizard',
  },
  inputs: [undefined],
  events: {
    'leave.requested': {
      ko: '페이지를 떠나려 한다',
      en: 'the user tries to leave the page',
      examples: [{ payload: { to: '/notice' } }],
    },
    'leave.confirmed': { ko: '떠나기를 확인한다', en: 'the user confirms leaving' },
    'leave.cancelled': { ko: '떠나기를 취소한다', en: 'the user decides to stay' },
  },
  actors: {},
  timers: {},
  screens: {
    staying: '머무는 페이지',
    asking: '페이지를 떠날지 묻는 창',
  },
  excludedInBrowser: {},
  properties: {
    'navigation leads to the requested destination, and only after a confirmation': (steps) => {
      const step = lastOf(steps);
      const isLeaving = actionsOf(step).some((name) => name.startsWith('emit'));
      return (
        isLeaving === (step.event.type === 'leave.confirmed') &&
        step.state.context.to === (latest(steps, 'leave.requested')?.event.to ?? '/')
      );
    },
    'the question is open from the attempt to leave until its answer': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches('asking') === (event.type === 'leave.requested');
    },
  },
  expiries: noExpiries,
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
