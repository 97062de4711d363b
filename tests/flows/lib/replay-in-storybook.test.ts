import { describe, expect, test } from 'vitest';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import type { Scenario } from '#tools/flows/inspect/scenario.ts';
import { decodePath, encodePath } from '../../../stories/play/address.ts';
import { createPlayer } from '../../../stories/play/player.ts';
import { retrace } from '../../../stories/play/retrace.ts';
import { presentOf } from '../../../stories/play/sentences.ts';
import { recordedSignUp, statesOf } from '#tests/fixtures/recorded-sign-up.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { flowOf } from './flows.ts';
import { replayedPaths } from '#tools/flows/replay/replay.ts';

const signUp = flowOf('signUp').onMachine;
const saved = await recordedSignUp();

const screens: Readonly<Record<string, readonly string[]>> = {
  'once the kind of member is chosen': ['약관 동의'],
  'before the verification': ['본인확인', '본인확인 방법 선택'],
  'while the verification is requested': ['본인확인', '인증 요청 중'],
  'with the empty form': ['가입 정보 입력', '확인하지 않은 아이디'],
  'while the id is checked': ['가입 정보 입력', '중복체크 중'],
  'once the id is checked': ['가입 정보 입력', '확인한 아이디'],
  'while the registration is sent': ['가입 중', '확인한 아이디'],
  'once the sign-up is complete': ['가입 완료'],
};

function scenarioAt(expectedMoment: string): Scenario {
  const found = saved.find(({ moment }) => moment === expectedMoment);
  if (!found) throw new Error(`Nothing was saved ${expectedMoment}`);
  return found.scenario;
}

describe('a recording of sign-up on the site that was saved', () => {
  test.each(saved)('$moment opens in Storybook on the screen of that moment, by the address of its story', ({ moment, scenario, states }) => {
    const path = retrace(signUp, scenario);
    const url = new URL(`http://localhost:6007/?path=/story/sign-up&args=path:${path && encodePath(signUp, path)}`);
    const [, encoded = ''] = /^path:([\w-]+)$/.exec(url.searchParams.get('args') ?? '') ?? [];
    const { state } = createPlayer(signUp, decodePath(signUp, encoded)).current();
    expect([statesOf(state), presentOf(signUp, state).map(({ screen }) => screen)]).toEqual([states, screens[moment]]);
  });

  test.each(saved)('$moment is replayed on each of its machines to the state of that moment', ({ scenario, states }) => {
    const ends = (machine: string) => replayedPaths(flowOf(machine).onMachine, scenario).map(({ steps }) => stateName(lastOf(steps).state.value));
    const live = Object.entries(states).map(([child, state]) => [child || 'signUp', state]);
    expect(live.map(([machine = '']) => [machine, ends(machine).at(-1)])).toEqual(live);
  });

  test('is replayed to its end, with the ID checked from the confirmation of its check', () => {
    const [path] = replayedPaths(signUp, scenarioAt('once the sign-up is complete'));
    const checkedIds = (path?.steps ?? []).filter(({ event }) => event.type === 'xstate.snapshot.idCheck').map(({ state }) => state.context.checkedId);
    expect(checkedIds).toEqual([null, null, null, 'newgolfer1']);
  });
});
