import { useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { scenario as schema, type Scenario, type Step } from '#tools/flows/inspect/scenario.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { sentenceFor } from './sentence-of.ts';
import { addressOf, screensOf, type StepScreen } from './step-screens.ts';
import { Frame, Panel, Screen, StepButton, Steps } from './style.ts';

type Opened = { scenario: Scenario; at: number };

/** Shows a recorded scenario, step by step: the event, and the screen after it. */
export function ScenarioStepper({ initial }: { initial: Scenario }) {
  const [opened, setOpened] = useState<Opened>({ scenario: initial, at: 0 });
  const [refused, setRefused] = useState<string | null>(null);
  const { scenario, at } = opened;
  const step = scenario.steps[at];
  const screens = useMemo(() => screensOf(scenario), [scenario]);
  const goTo = (stepIndex: number) => setOpened({ scenario, at: stepIndex });

  const open = async (file: File | undefined) => {
    if (!file) return;
    const parsed = scenarioIn(await file.text());
    setRefused(parsed ? null : `${file.name}: 시나리오 파일이 아닙니다. 기록 패널의 내보내기로 저장한 파일을 열어 주세요.`);
    if (parsed) setOpened({ scenario: parsed, at: 0 });
  };

  return (
    <Screen>
      <Panel>
        <Stack gap="small">
          <h1>{scenario.path}에서 시작한 여정</h1>
          <FileTrigger acceptedFileTypes={['application/json']} onSelect={(files) => void open(files?.[0])}>
            <Button variant="secondary" size="small">시나리오 파일 열기</Button>
          </FileTrigger>
          {refused !== null && <InlineNotice role="alert">{refused}</InlineNotice>}
          <Actions>
            <Button size="small" variant="secondary" isDisabled={at === 0} onPress={() => goTo(at - 1)}>이전 단계</Button>
            <Button size="small" isDisabled={at >= scenario.steps.length - 1} onPress={() => goTo(at + 1)}>다음 단계</Button>
          </Actions>
          <Steps aria-label="단계">
            {scenario.steps.map((recorded, index) => ({ ...recorded, index })).map(({ index, machine, event, to }) => (
              <li key={index}>
                <StepButton {...(index === at && { 'aria-current': 'step' })} onPress={() => goTo(index)}>
                  {sentenceFor(machine, event)} <small>{machine} · {to}</small>
                </StepButton>
              </li>
            ))}
          </Steps>
        </Stack>
      </Panel>
      {step && <StepView step={step} screen={screens[at]} />}
    </Screen>
  );
}

function StepView({ step: { machine, from, to, event, transitions }, screen }: { step: Step; screen: StepScreen | undefined }) {
  return (
    <section aria-label="지금 단계">
      <Stack gap="small">
        <h2 aria-live="polite">{machine}: {from ?? '시작'} → {to}</h2>
        <p><code>{event}</code>{transitions.map((transition) => <span key={transition}>, {transition}</span>)}</p>
        {screen ? <Frame title={`${machine}: ${to}`} src={addressOf(screen)} /> : <p>{machine}의 ‘{to}’는 보여 드릴 수 없습니다. 화면이 없는 상태 기계이거나, 지금의 상태 기계가 기록대로 움직이지 않습니다.</p>}
      </Stack>
    </section>
  );
}

/** Parses a scenario file; returns null if it is invalid. */
function scenarioIn(text: string): Scenario | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
