import { useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { scenario as schema, scenarioFileName, scenarioOf } from '#tools/flows/inspect/scenario.ts';
import { downloadText } from '#src/lib/download-text.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { StepButton, Steps } from './style.ts';
import { encodePath, type PlayPath } from './address.ts';
import type { AnyFlow } from '#tools/flows/paths/paths.ts';
import type { Played, Player } from './player.ts';
import { retrace } from './retrace.ts';
import { phrasesOfPath, sentenceOfPath } from './sentences.ts';

type PlayedPathProps = { flow: AnyFlow; page: string; story: string; player: Player; played: Played };

/** Shows the path so far: as a sentence, step by step, as a URL and as a file. */
export function PlayedPath({ flow, page, story, player, played }: PlayedPathProps) {
  const { path, recorded } = played;
  const [refused, setRefused] = useState<string | null>(null);
  const url = useMemo(() => urlOf(flow, story, path, recorded), [flow, story, path, recorded]);
  const { ko, en } = sentenceOfPath(flow, path);

  const save = () => downloadText(scenarioFileName(new Date()), `${JSON.stringify(scenarioOf({ ...recorded, path: page, steps: recorded.steps.map((step) => ({ ...step, at: 0 })) }, 'storybook'), null, 2)}\n`, 'application/json');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const opened = pathIn(flow, await file.text());
    setRefused(opened ? null : `${file.name}: 이 흐름이 기록된 시나리오가 아니거나, 지금의 상태 기계가 그대로 따라갈 수 없습니다.`);
    if (opened) player.begin(opened);
  };

  return (
    <section aria-labelledby="played-path">
      <Stack gap="small">
        <h2 id="played-path">지나온 길</h2>
        <p data-testid="sentence">{ko}</p>
        <Disclosure title="영어로"><p lang="en">{en}</p></Disclosure>
        <Actions>
          {url !== null && <CopyButton text={url} label="주소 복사" done="복사했습니다" failed="복사하지 못했습니다" />}
          <Button variant="secondary" size="small" onPress={save}>시나리오로 저장</Button>
          <FileTrigger acceptedFileTypes={['application/json']} onSelect={(files) => void open(files?.[0])}>
            <Button variant="secondary" size="small">시나리오 열기</Button>
          </FileTrigger>
        </Actions>
        {url === null ? <InlineNotice>이 길은 흐름의 사례로 되풀이할 수 없어 주소가 없습니다.</InlineNotice> : <LinkText variant="lined" href={url} target="_top">이 길의 주소</LinkText>}
        {refused !== null && <InlineNotice role="alert">{refused}</InlineNotice>}
        <Steps aria-label="단계">
          {phrasesOfPath(flow, path).map((phrase, count) => ({ ...phrase, count })).map(({ ko: text, count }) => (
            <li key={count}>
              <StepButton {...(count === path.moves.length && { 'aria-current': 'step' })} onPress={() => player.goTo(count)}>{text}</StepButton>
            </li>
          ))}
        </Steps>
      </Stack>
    </section>
  );
}

/** Returns the URL of a story that plays the path from its start. It contains no typed text: an equivalent case of the flow replaces it. */
function urlOf(flow: AnyFlow, story: string, path: PlayPath, recorded: Played['recorded']): string | null {
  const retraced = encodePath(flow, path) === null ? retrace(flow, recorded, path.moves) : path;
  const encoded = retraced && encodePath(flow, retraced);
  return encoded === null ? null : new URL(`./?path=/story/${story}&args=path:${encoded}`, window.location.href).href;
}

/** Returns the path of a scenario file; null if the file is invalid or of another flow. */
function pathIn(flow: AnyFlow, text: string): PlayPath | null {
  try {
    return retrace(flow, schema.parse(JSON.parse(text)));
  } catch {
    return null;
  }
}
