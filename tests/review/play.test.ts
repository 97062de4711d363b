import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { machines } from '#machines/index.ts';
import { stateName } from '#machines/lib/state-name.ts';
import { scenarioOf } from '#src/features/recorder/scenario.ts';
import { lastOf } from '#tests/model/lib/history.ts';
import { generatePaths } from '#tests/model/lib/paths.ts';
import { replayedPaths } from '#tests/model/lib/replay.ts';
import { decodeWay, encodeWay, type Way } from '../../stories/play/address.ts';
import { groupsOf } from '../../stories/play/groups.ts';
import { litIn } from '../../stories/play/lit.ts';
import { childrenOf, knownMoves, possibleMoves, type KnownMove } from '../../stories/play/moves.ts';
import { playedFlows, type AnyFlow } from '../../stories/play/played-flows.ts';
import { createPlayer, type Player } from '../../stories/play/player.ts';
import { retrace } from '../../stories/play/retrace.ts';
import { labelsOf, presentOf, sentenceOfWay } from '../../stories/play/told.ts';

function flowOf(name: string): AnyFlow {
  const flow = playedFlows.get(name);
  if (!flow) throw new Error(`No flow ${name}`);
  return flow;
}

const flows = [...playedFlows.values()];
const [login, signUp] = [flowOf('login'), flowOf('signUp')];
const begun = (flow: AnyFlow) => createPlayer(flow, decodeWay(flow, ''));
const possibleIn = (flow: AnyFlow, player: Player) => possibleMoves(flow, player.current().state);
const stateIn = (player: Player) => stateName(player.current().state.value);
const buttonsIn = (flow: AnyFlow, player: Player) => groupsOf(possibleIn(flow, player)).map(({ title, moves }) => [title, moves.map((move) => labelsOf(flow).get(move))]);
const eventsIn = (way: Way | null) => way?.moves.map(({ event }) => event) ?? [];
const typesIn = (player: Player) => player.current().way.moves.map(({ event }) => event.type);

/** Presses the buttons of these names, in order. */
function press(flow: AnyFlow, player: Player, ...names: readonly string[]) {
  const labels = labelsOf(flow);
  for (const name of names) {
    const move = possibleIn(flow, player).find((one) => labels.get(one) === name);
    if (!move) throw new Error(`No button "${name}" in ${stateIn(player)}`);
    player.move(move);
  }
}

const joined = [
  '개인회원을 고른다', '필수 약관에 동의하고 제출한다', '휴대폰 본인확인을 누른다', '인증 요청이 준비된다', '인증 창이 결과를 보낸다', '서버가 본인확인을 인정한다',
  '서버가 가입한 적 없는 사람이라고 답한다', '중복체크를 누른다', '서버가 쓸 수 있는 아이디라고 답한다', '알림을 닫는다', '가입 폼을 제출한다', '서버가 가입을 받아들인다',
];

const refused = ['아이디 저장을 끄고 로그인 폼을 제출한다', '예약 시스템이 회원을 받아들인다', '서버가 비밀번호를 거절한다'];

const typed = { type: 'form.submitted', credentials: { serviceId: 'somebody', password: 'Secret2026!' }, saveId: false };

describe('what can happen in a flow that is played', () => {
  test('is what the machine takes now, and each end of a call that runs', () => {
    const player = begun(login);
    press(login, player, ...refused.slice(0, 2));
    expect(buttonsIn(login, player)).toEqual([
      ['서버와 바깥의 대답', ['서버가 로그인을 받아들인다', '서버가 휴면 회원의 로그인을 받아들인다', '서버가 비밀번호를 거절한다', '서버가 로그인을 제한한다', '로그인 요청에 실패한다']],
    ]);
  });

  test('includes what can happen in a child machine that runs, but not how it shows itself', () => {
    const player = begun(signUp);
    press(signUp, player, ...joined.slice(0, 2));
    expect(buttonsIn(signUp, player)).toEqual([
      ['할 수 있는 일', ['이전 단계로 돌아간다']],
      ['서버와 바깥의 대답', ['본인확인이 끝난다', '미성년자로 본인확인이 끝난다']],
      ['본인확인: 할 수 있는 일', ['휴대폰 본인확인을 누른다', '아이핀 본인확인을 누른다']],
    ]);
  });

  test('includes that time passes, which it does at no other time', async () => {
    vi.useFakeTimers();
    const carousel = flowOf('carousel');
    const player = begun(carousel);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(player.current().state.context.index).toBe(0);
    press(carousel, player, '다음 장면까지의 시간이 지난다');
    expect(player.current().state.context.index).toBe(1);
  });

  test('is nothing at the end', () => {
    const player = begun(signUp);
    press(signUp, player, ...joined, '로그인하러 간다');
    expect([buttonsIn(signUp, player), player.current().state.status]).toEqual([[], 'done']);
  });

  test.each(flows)('in $machine.id has an address of its own, and in each state a name of its own', (flow) => {
    const moves = knownMoves(flow);
    expect(new Set(moves.map((move) => encodeWay(flow, { input: flow.inputs[0], moves: [move] }))).size).toBe(moves.length);
    const labels = labelsOf(flow);
    const shared = generatePaths(flow).reached.flatMap(({ steps }) => groupsOf(possibleMoves(flow, lastOf(steps).state))).filter((group) => new Set(group.moves.map((move) => labels.get(move))).size < group.moves.length);
    expect(shared).toEqual([]);
  });

  test.each(flows)('in $machine.id are all its events and ends of calls, each in some state', (flow) => {
    /** Of an event one of its cases is enough; some are there for the machine to refuse. */
    const nameOf = ({ event }: KnownMove) => (typeof event.actorId === 'string' ? event : event.type);
    const possible = new Set(generatePaths(flow).reached.flatMap(({ steps }) => possibleMoves(flow, lastOf(steps).state).map(nameOf)));
    const children = new Set(childrenOf(flow).map(([src]) => `xstate.snapshot.${src}`));
    const never = knownMoves(flow).filter((move) => move.to === '' && !possible.has(nameOf(move)) && !children.has(move.event.type));
    expect(never.map(({ event }) => event.type)).toEqual([]);
  });
});

describe('the way of a flow that is played', () => {
  test('goes back and forward to the same states; what is done then replaces what was taken back', () => {
    const player = begun(login);
    press(login, player, ...refused);
    const states = [stateIn(player)];
    for (const go of [player.back, player.back, player.forward]) {
      go();
      states.push(stateIn(player));
    }
    expect(states).toEqual(['alerting', 'signingIn', 'checkingReservation', 'signingIn']);
    press(login, player, '로그인 요청에 실패한다');
    expect([player.current().ahead, typesIn(player)]).toEqual([[], ['form.submitted', 'xstate.done.actor.checkReservation', 'xstate.error.actor.signIn']]);
    player.goTo(0);
    expect([stateIn(player), player.current().ahead.length]).toEqual(['editing.clean', 3]);
  });

  test('has what the screen sends, and nothing that the machine does not take', () => {
    const player = begun(login);
    player.current().actor.send(typed);
    player.current().actor.send({ type: 'alert.dismissed' });
    expect([typesIn(player), stateIn(player)]).toEqual([['form.submitted'], 'checkingReservation']);
  });

  test('is told in a sentence, and its states by what is on the screen', () => {
    const player = begun(login);
    press(login, player, ...refused);
    expect(sentenceOfWay(login, player.current().way)).toEqual({
      ko: '아이디 저장을 끄고 로그인 폼을 제출하고, 예약 시스템이 회원을 받아들이고, 서버가 비밀번호를 거절한다.',
      en: "The user submits the form with 'save ID' off, the reservation system accepts the member, then the server rejects the password.",
    });
    expect(presentOf(login, player.current().state)).toEqual([{ machine: 'login', title: '로그인', screen: '로그인 알림', state: 'alerting' }]);
  });

  test('lights the present state, what it is in, what can happen and what has happened', () => {
    const player = begun(login);
    press(login, player, '빈 로그인 폼을 제출한다');
    const refusal = 'login.editing · form.submitted #2 → login.editing.refused';
    expect(litIn(player.current(), possibleIn(login, player).filter(({ event }) => event.type === 'form.submitted'))).toEqual(
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

describe('the address of a way', () => {
  test.each(flows)('in $machine.id leads on each generated path to the state of the path', (flow) => {
    for (const { input, steps } of generatePaths(flow).paths.filter(({ steps: walked }) => walked.every(({ event }) => !event.type.startsWith('xstate.snapshot.')))) {
      const moves = steps.slice(1).flatMap(({ event }) => knownMoves(flow).filter((move) => move.to === '' && JSON.stringify(move.event) === JSON.stringify(event)).slice(0, 1));
      const encoded = encodeWay(flow, { input, moves }) ?? '';
      expect(encoded).toMatch(/^[\da-z-]+$/);
      expect(stateIn(createPlayer(flow, decodeWay(flow, encoded)))).toEqual(stateName(lastOf(steps).state.value));
    }
  });

  test('leads as far as the flow has its moves, and without any to the beginning', () => {
    const player = begun(login);
    press(login, player, ...refused);
    const encoded = encodeWay(login, player.current().way) ?? '';
    expect(eventsIn(decodeWay(login, encoded))).toEqual(eventsIn(player.current().way));
    expect(eventsIn(decodeWay(login, encoded.replace(/[^-]*$/, '0000000')))).toEqual(eventsIn(player.current().way).slice(0, 2));
    expect(decodeWay(login, 'elsewhere')).toEqual({ input: login.inputs[0], moves: [] });
  });

  test('has nothing that was typed: a case of the flow that leads to the same stands for it', () => {
    const player = begun(login);
    player.current().actor.send(typed);
    press(login, player, ...refused.slice(1));
    const { way, recorded } = player.current();
    expect(encodeWay(login, way)).toBeNull();
    expect(eventsIn(retrace(login, recorded, way.moves))).toEqual([{ ...typed, credentials: { serviceId: 'member01', password: 'Golf2026!a' } }, ...eventsIn(way).slice(1)]);
  });

  test('keeps what was chosen where other cases lead to the same', () => {
    const player = begun(login);
    press(login, player, '아이디 없이 로그인 폼을 제출한다');
    const { way, recorded } = player.current();
    expect(eventsIn(retrace(login, recorded, way.moves))).toEqual(eventsIn(way));
    expect(eventsIn(retrace(login, recorded))).not.toEqual(eventsIn(way));
  });
});

describe('the scenario of a way', () => {
  test('is walked again, child machines included, and leads to the same', () => {
    const player = begun(signUp);
    press(signUp, player, ...joined);
    const { way, recorded } = player.current();
    const scenario = scenarioOf({ path: '/account/join', machines: recorded.machines, steps: recorded.steps.map((step) => ({ ...step, at: 0 })) }, 'storybook');
    expect(eventsIn(retrace(signUp, scenario))).toEqual(eventsIn(way));
    expect(['signUp', 'verification', 'idCheck'].map((name) => replayedPaths(flowOf(name), scenario).map(({ steps }) => stateName(lastOf(steps).state.value)))).toEqual([['complete'], ['verified'], ['checked']]);
  });

  test('of a flow that has begun several times is that of the last time', () => {
    const player = begun(login);
    press(login, player, ...refused);
    const { way, recorded } = player.current();
    expect(eventsIn(retrace(login, { steps: [...recorded.steps.slice(0, 2), ...recorded.steps] }))).toEqual(eventsIn(way));
  });

  test('is none where nothing leads as recorded', () => {
    const step = { machine: 'login', event: 'xstate.init', from: null, to: 'signedIn', transitions: [] };
    expect([retrace(login, { steps: [step] }), retrace(login, { steps: [] })]).toEqual([null, null]);
  });
});

test('every flow has a story in which it runs, under its name', () => {
  const source = readFileSync('stories/play/play.stories.tsx', 'utf8');
  const played = Array.from(source.matchAll(/^export const (\w+) = play\('(\w+)'\);$/gm), ([, exported, name]) => [exported, name]);
  expect(played).toEqual(Object.keys(machines).map((name) => [name.charAt(0).toUpperCase() + name.slice(1), name]));
});
