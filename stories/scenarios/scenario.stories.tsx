import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { machineVersion } from '#tools/flows/inspect/machine-version.ts';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import type { Scenario } from '#tools/flows/inspect/scenario.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { flow as withdrawal } from '#tests/flows/withdrawal/flow.ts';
import { frozen } from '../flows/frozen.ts';
import { snapshotAfter } from '../flows/named-path.ts';
import { ScenarioStepper } from './ScenarioStepper.tsx';
import { flowScreenOf, screenInAddress } from './step-screens.ts';

/** A tester's recording, step by step: the file that the panel of `?record` exports. */
export default { title: '시나리오/기록 따라가기', id: 'scenario', parameters: { layout: 'fullscreen' } };

/** An example of a recording: the longest generated path of a flow. */
const example: Scenario = {
  version: 2,
  site: 'index-a1b2c3.js',
  machines: { withdrawal: machineVersion(withdrawal.machine) },
  path: '/mypage/withdrawal',
  steps: (generatePaths(withdrawal.onMachine).paths.toSorted((a, b) => b.steps.length - a.steps.length)[0]?.steps ?? []).map(({ event, state, taken }, index, steps) => {
    const previousStep = steps[index - 1];
    return { machine: withdrawal.machine.id, event: event.type, from: previousStep ? stateName(previousStep.state.value) : null, to: stateName(state.value), transitions: [...taken] };
  }),
};

const fileOf = (text: string) => new File([text], 'scenario.json', { type: 'application/json' });

export const Stepping: StoryObj = {
  name: '단계 넘기기 · Stepping',
  render: () => <ScenarioStepper initial={example} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('withdrawal: 시작 → entering');
    await expect(canvas.getByRole('button', { name: '이전 단계' })).toBeDisabled();
    await expect(canvas.getByTitle('withdrawal: entering')).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('{"machine":"withdrawal","events":[]}')));
    await userEvent.click(canvas.getByRole('button', { name: '다음 단계' }));
    await expect(canvas.getAllByRole('listitem')[1]?.querySelector('button')).toHaveAttribute('aria-current', 'step');
    const last = canvas.getAllByRole('listitem').at(-1)?.querySelector('button');
    if (!last) throw new Error('There are no steps');
    await userEvent.click(last);
    const { search } = new URL(canvas.getByTitle<HTMLIFrameElement>(/^withdrawal: /).src);
    await expect(screenInAddress(search).events.length).toBe(example.steps.length - 1);
  },
};

export const AnotherFile: StoryObj = {
  name: '다른 파일 열기 · Another File',
  render: () => <ScenarioStepper initial={example} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to open a file with');
    await userEvent.upload(input, fileOf('{"version":2}'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('scenario.json: 시나리오 파일이 아닙니다.'));
    await userEvent.upload(input, fileOf(JSON.stringify({ version: 2, site: 'index-a1b2c3.js', machines: {}, path: '/account/login', steps: [{ machine: 'login', event: 'xstate.init', from: null, to: 'nowhere', transitions: [] }] })));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/account/login에서 시작한 여정'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/login의 ‘nowhere’는 보여 드릴 수 없습니다/)).toBeVisible();
  },
};

/** The screen of a step, in the iframe of the stepper. */
export const Screen: StoryObj = {
  name: '단계의 화면 · Screen',
  tags: ['!dev'],
  render: () => {
    const { machine, ...path } = screenInAddress(location.search);
    const flowScreen = flowScreenOf(machine);
    return flowScreen ? flowScreen.render(frozen(snapshotAfter(flowScreen.flow, path))) : <p>{machine}에는 화면이 없습니다.</p>;
  },
};
