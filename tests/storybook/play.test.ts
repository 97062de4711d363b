import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import { flowOf, flows as definitions } from '#tests/flows/lib/flows.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { decodePath, encodePath, type PlayPath } from '../../stories/play/address.ts';
import { groupsOf } from '../../stories/play/groups.ts';
import { highlightsIn } from '../../stories/play/highlights.ts';
import { childrenOf, knownMoves, possibleMoves, type KnownMove } from '../../stories/play/moves.ts';
import { createPlayer, type Player } from '../../stories/play/player.ts';
import { labelsOf, presentOf, sentenceOfPath } from '../../stories/play/sentences.ts';

const flows = Object.values(definitions).map(({ onMachine }) => onMachine);
const [login, signUp] = [flowOf('login').onMachine, flowOf('signUp').onMachine];
const started = (flow: AnyFlow) => createPlayer(flow, decodePath(flow, ''));
const possibleIn = (flow: AnyFlow, player: Player) => possibleMoves(flow, player.current().state);
const stateIn = (player: Player) => stateName(player.current().state.value);
const buttonsIn = (flow: AnyFlow, player: Player) =>
  groupsOf(possibleIn(flow, player)).map(({ title, moves }) => [title, moves.map((move) => labelsOf(flow).get(move))]);
const eventsIn = ({ moves }: PlayPath) => moves.map(({ event }) => event);
const typesIn = (player: Player) => player.current().path.moves.map(({ event }) => event.type);

/** Clicks the buttons of these names, in order. */
function press(flow: AnyFlow, player: Player, ...names: readonly string[]) {
  const labels = labelsOf(flow);
  for (const name of names) {
    const move = possibleIn(flow, player).find((candidate) => labels.get(candidate) === name);
    if (!move) throw new Error(`No button "${name}" in ${stateIn(player)}`);
    player.move(move);
  }
}

const signUpSteps = [
  '개인회원을 고른다',
  '필수 약관에 동의하고 제출한다',
  '휴대폰 본인확인을 누른다',
  '인증 요청이 준비된다',
  '인증 창이 결과를 보낸다',
  '서버가 본인확인을 인정한다',
  '서버가 가입한 적 없는 사람이라고 답한다',
  '중복체크를 누른다',
  '서버가 쓸 수 있는 아이디라고 답한다',
  '알림을 닫는다',
  '가입 폼을 제출한다',
  '서버가 가입을 받아들인다',
];

const rejectedLoginSteps = [
  '아이디 저장을 끄고 로그인 폼을 제출한다',
  '예약 시스템이 회원을 받아들인다',
  '서버가 비밀번호를 거절한다',
];

const typed = {
  type: 'form.submitted',
  credentials: { serviceId: 'somebody', password: 'Secret2026!' },
  saveId: false,
};

describe('the possible events of a played flow', () => {
  test('are those that the machine accepts now, and each outcome of a running call', () => {
    const player = started(login);
    press(login, player, ...rejectedLoginSteps.slice(0, 2));
    expect(buttonsIn(login, player)).toEqual([
      [
        '서버와 바깥의 대답',
        [
          '서버가 로그인을 받아들인다',
          '서버가 휴면 회원의 로그인을 받아들인다',
          '서버가 비밀번호를 거절한다',
          '서버가 로그인을 제한한다',
          '로그인 요청에 실패한다',
        ],
      ],
    ]);
  });

  test('include those of a running child machine, but not its notifications to its parent', () => {
    const player = started(signUp);
    press(signUp, player, ...signUpSteps.slice(0, 2));
    expect(buttonsIn(signUp, player)).toEqual([
      ['할 수 있는 일', ['이전 단계로 돌아간다']],
      ['서버와 바깥의 대답', ['본인확인이 끝난다', '미성년자로 본인확인이 끝난다']],
      ['본인확인: 할 수 있는 일', ['휴대폰 본인확인을 누른다', '아이핀 본인확인을 누른다']],
    ]);
  });

  test('include elapsing timers, which do not elapse by themselves', async () => {
    vi.useFakeTimers();
    const carousel = flowOf('carousel').onMachine;
    const player = started(carousel);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(player.current().state.context.index).toBe(0);
    press(carousel, player, '다음 장면까지의 시간이 지난다');
    expect(player.current().state.context.index).toBe(1);
  });

  test('are none in a final state', () => {
    const player = started(signUp);
    press(signUp, player, ...signUpSteps, '로그인하러 간다');
    expect([buttonsIn(signUp, player), player.current().state.status]).toEqual([[], 'done']);
  });

  test.each(flows)('of $machine.id have distinct codes in the URL, and distinct names in each state', (flow) => {
    const moves = knownMoves(flow);
    expect(new Set(moves.map((move) => encodePath(flow, { input: flow.inputs[0], moves: [move] }))).size).toBe(
      moves.length,
    );
    const labels = labelsOf(flow);
    const shared = generatePaths(flow)
      .reached.flatMap(({ steps }) => groupsOf(possibleMoves(flow, lastOf(steps).state)))
      .filter((group) => new Set(group.moves.map((move) => labels.get(move))).size < group.moves.length);
    expect(shared).toEqual([]);
  });

  test.each(flows)('of $machine.id include all its events and call outcomes, each in some state', (flow) => {
    /** One case of each event is enough: the machine rejects some cases on purpose. */
    const nameOf = ({ event }: KnownMove) => (typeof event.actorId === 'string' ? event : event.type);
    const possible = new Set(
      generatePaths(flow).reached.flatMap(({ steps }) => possibleMoves(flow, lastOf(steps).state).map(nameOf)),
    );
    const children = new Set(childrenOf(flow).map(([src]) => `xstate.snapshot.${src}`));
    const never = knownMoves(flow).filter(
      (move) => move.to === '' && !possible.has(nameOf(move)) && !children.has(move.event.type),
    );
    expect(never.map(({ event }) => event.type)).toEqual([]);
  });
});

describe('the path of a played flow', () => {
  test('goes back and forward to the same states; a new step replaces the undone ones', () => {
    const player = started(login);
    press(login, player, ...rejectedLoginSteps);
    const states = [stateIn(player)];
    for (const go of [player.back, player.back, player.forward]) {
      go();
      states.push(stateIn(player));
    }
    expect(states).toEqual(['alerting', 'signingIn', 'checkingReservation', 'signingIn']);
    press(login, player, '로그인 요청에 실패한다');
    expect([player.current().ahead, typesIn(player)]).toEqual([
      [],
      ['form.submitted', 'xstate.done.actor.checkReservation', 'xstate.error.actor.signIn'],
    ]);
    player.goTo(0);
    expect([stateIn(player), player.current().ahead.length]).toEqual(['editing.clean', 3]);
  });

  test('has the events that the screen sends, without those that the machine ignores', () => {
    const player = started(login);
    player.current().actor.send(typed);
    player.current().actor.send({ type: 'alert.dismissed' });
    expect([typesIn(player), stateIn(player)]).toEqual([['form.submitted'], 'checkingReservation']);
  });

  test('is described in a sentence, and its states by their screens', () => {
    const player = started(login);
    press(login, player, ...rejectedLoginSteps);
    expect(sentenceOfPath(login, player.current().path)).toBe(
      '아이디 저장을 끄고 로그인 폼을 제출하고, 예약 시스템이 회원을 받아들이고, 서버가 비밀번호를 거절한다.',
    );
    expect(presentOf(login, player.current().state)).toEqual([
      { machine: 'login', title: '로그인', screen: '로그인 알림', state: 'alerting' },
    ]);
  });

  test('highlights the current state, its parents, and the possible and past transitions', () => {
    const player = started(login);
    press(login, player, '빈 로그인 폼을 제출한다');
    const refusal = 'login.editing · form.submitted #2 → login.editing.refused';
    expect(
      highlightsIn(
        player.current(),
        possibleIn(login, player).filter(({ event }) => event.type === 'form.submitted'),
      ),
    ).toEqual(
      new Map([
        ['login.editing · form.submitted #1 [isComplete] → login.checkingReservation', ['next']],
        [refusal, ['next', 'taken']],
        ['login', ['within']],
        ['login.editing', ['within']],
        ['login.editing.refused', ['now']],
      ]),
    );
  });
});

describe('the URL of a path', () => {
  test.each(flows)('of $machine.id restores the state of each generated path', (flow) => {
    for (const { input, steps } of generatePaths(flow).paths.filter(({ steps: walked }) =>
      walked.every(({ event }) => !event.type.startsWith('xstate.snapshot.')),
    )) {
      const moves = steps.slice(1).flatMap(({ event }) =>
        knownMoves(flow)
          .filter((move) => move.to === '' && JSON.stringify(move.event) === JSON.stringify(event))
          .slice(0, 1),
      );
      const encoded = encodePath(flow, { input, moves }) ?? '';
      expect(encoded).toMatch(/^[\da-z-]+$/);
      expect(stateIn(createPlayer(flow, decodePath(flow, encoded)))).toEqual(stateName(lastOf(steps).state.value));
    }
  });

  test('restores the path as far as the flow has its steps, and without any its start', () => {
    const player = started(login);
    press(login, player, ...rejectedLoginSteps);
    const encoded = encodePath(login, player.current().path) ?? '';
    expect(eventsIn(decodePath(login, encoded))).toEqual(eventsIn(player.current().path));
    expect(eventsIn(decodePath(login, encoded.replace(/[^-]*$/, '0000000')))).toEqual(
      eventsIn(player.current().path).slice(0, 2),
    );
    expect(decodePath(login, 'elsewhere')).toEqual({ input: login.inputs[0], moves: [] });
  });

  test('contains what was done on the screen if it equals a case of the flow; a path with other typed text has none', () => {
    const player = started(login);
    player.current().actor.send({ ...typed, credentials: { serviceId: 'member01', password: 'Golf2026!a' } });
    const [submitted] = decodePath(login, encodePath(login, player.current().path) ?? '').moves;
    expect(
      submitted && labelsOf(login).get(knownMoves(login).find(({ event }) => event === submitted.event) as KnownMove),
    ).toBe('아이디 저장을 끄고 로그인 폼을 제출한다');
    player.back();
    player.current().actor.send(typed);
    expect(encodePath(login, player.current().path)).toBeNull();
  });
});

test('every flow has a playable story under its name', () => {
  const source = readFileSync('stories/play/play.stories.tsx', 'utf8');
  const played = Array.from(
    source.matchAll(/^export const (\w+): PlayStory = \{\s*name: '(.+) · .+',\s*\.\.\.play\('(\w+)'\),?\s*\};$/gm),
    ([, exported, korean, name]) => [exported, korean, name],
  );
  expect(new Set(played)).toEqual(
    new Set(
      Object.entries(definitions).map(
        ([
          name,
          {
            about: { ko },
          },
        ]) => [name.charAt(0).toUpperCase() + name.slice(1), ko, name],
      ),
    ),
  );
});
