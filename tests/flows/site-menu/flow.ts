import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/flow.ts';

const closing = ['link.followed', 'page.changed', 'layout.changed'] as const;

type Snapshot = Parameters<NonNullable<Flow<typeof siteMenuMachine>['isEventPossible']>>[0];

type Event = Parameters<NonNullable<Flow<typeof siteMenuMachine>['isEventPossible']>>[1];

/**
 * Each layout has its own burger button, a full-screen menu covers it, and links can be followed or left only in an
 * open menu.
 */
function isPossible(state: Snapshot, { type }: Event): boolean {
  const isCovered = state.matches('fullMenu') || state.matches('sheet');
  if (type === 'burger.pressed') return !isCovered;
  if (type === 'link.followed') return !state.matches('closed');
  return true;
}

export const flow = defineFlow({
  machine: siteMenuMachine,
  about: { ko: '사이트 메뉴', en: 'Site menu', page: '/', precondition: '로그인하지 않은 상태', spec: '000 §2 Layout' },
  inputs: [undefined],
  events: {
    'entry.hovered': {
      ko: '메뉴 항목에 포인터를 올린다',
      en: 'the user points at an entry',
      examples: [{ payload: { section: 'clubs' } }],
    },
    'entry.pressed': {
      ko: '메뉴 항목을 누른다',
      en: 'the user presses an entry',
      examples: [
        { payload: { section: 'clubs' }, ko: '클럽 메뉴를 누른다', en: "the user presses 'clubs'" },
        { payload: { section: 'news' }, ko: '소식 메뉴를 누른다', en: "the user presses 'news'" },
      ],
    },
    'entry.entered': {
      ko: '키보드로 메뉴 항목에 들어간다',
      en: 'the user enters an entry by keyboard',
      examples: [{ payload: { section: 'clubs' } }],
    },
    'pointer.left': { ko: '포인터가 메뉴를 벗어난다', en: 'the pointer leaves the menu' },
    'pointer.returned': { ko: '포인터가 메뉴로 돌아온다', en: 'the pointer returns to the menu' },
    'panel.focused': { ko: '하위 메뉴에 초점이 간다', en: 'the focus moves into the submenu' },
    'focus.left': { ko: '초점이 메뉴를 벗어난다', en: 'the focus leaves the menu' },
    'burger.pressed': {
      ko: '메뉴 버튼을 누른다',
      en: 'the user presses the menu button',
      examples: [
        {
          payload: { isHandheld: false, path: '/', section: 'clubs' },
          ko: '데스크톱의 메뉴 버튼을 누른다',
          en: 'the user presses the menu button on a desktop',
        },
        {
          payload: { isHandheld: true, path: '/', section: 'clubs' },
          ko: '휴대폰의 메뉴 버튼을 누른다',
          en: 'the user presses the menu button on a phone',
        },
      ],
    },
    'section.chosen': {
      ko: '분류를 고른다',
      en: 'the user chooses a section',
      examples: [{ payload: { section: 'news' } }],
    },
    'section.toggled': {
      ko: '분류를 펼치거나 접는다',
      en: 'the user toggles a section',
      examples: [
        { payload: { section: 'clubs' }, ko: '클럽 분류를 펼치거나 접는다', en: "the user toggles 'clubs'" },
        { payload: { section: 'news' }, ko: '소식 분류를 펼치거나 접는다', en: "the user toggles 'news'" },
      ],
    },
    'menu.dismissed': { ko: '메뉴를 닫는다', en: 'the user closes the menu' },
    'link.followed': { ko: '링크로 이동한다', en: 'the user follows a link' },
    'page.changed': { ko: '페이지가 바뀐다', en: 'the page changes' },
    'layout.changed': { ko: '화면 배치가 바뀐다', en: 'the layout changes' },
  },
  actors: {},
  timers: {
    subMenuGrace: { ko: '하위 메뉴의 유예 시간이 지난다', en: 'the submenu delay elapses' },
    modalTransition: { ko: '닫히는 움직임이 끝난다', en: 'the closing animation ends' },
  },
  screens: {
    closed: '닫힌 메뉴',
    'subMenu.hovered': '포인터로 연 하위 메뉴',
    'subMenu.leaving': '포인터가 벗어난 하위 메뉴',
    'subMenu.pinned': '눌러서 연 하위 메뉴',
    'subMenu.entered': '키보드로 연 하위 메뉴',
    'fullMenu.open': '전체 메뉴',
    'fullMenu.closing': '닫히는 전체 메뉴',
    'sheet.open': '휴대폰 메뉴',
    'sheet.closing': '닫히는 휴대폰 메뉴',
  },
  contextKey: ({ section }) => section,
  isEventPossible: isPossible,
  excludedInBrowser: {},
  properties: {
    'following a link, another page and another layout close any open menu': (steps) => {
      const { event, state } = lastOf(steps);
      const isClosed = state.matches('closed') && state.context.section === null;
      return isClosed || (closing.every((type) => state.can({ type })) && closing.every((type) => type !== event.type));
    },
    'a menu that is dismissed closes': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        event.type !== 'menu.dismissed' ||
        state.matches('closed') ||
        state.matches({ fullMenu: 'closing' }) ||
        state.matches({ sheet: 'closing' })
      );
    },
    'a section is open only in a menu, and each menu except the collapsed sheet has one': (steps) => {
      const { state } = lastOf(steps);
      return state.matches('sheet') || (state.context.section === null) === state.matches('closed');
    },
    'only a sub-menu that the pointer opened closes with the pointer': (steps) =>
      !lastOf(steps).state.matches({ subMenu: 'leaving' }) ||
      steps.at(-2)?.state.matches({ subMenu: 'hovered' }) === true,
  },
  expiries: noExpiries,
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
