import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';
import { encodePath, type PlayPath } from './address.ts';
import type { Player } from './player.ts';
import { phrasesOfPath, sentenceOfPath } from './sentences.ts';
import { StepButton, Steps } from './style.ts';

type PlayedPathProps = { flow: AnyFlow; story: string; player: Player; path: PlayPath };

/**
 * Shows the path so far: as a sentence, as a URL and step by step. A path with typed text has no URL, since a URL never
 * contains any.
 */
export function PlayedPath({ flow, story, player, path }: PlayedPathProps) {
  const encoded = encodePath(flow, path);
  const url =
    encoded === null ? null : new URL(`./?path=/story/${story}&args=path:${encoded}`, window.location.href).href;

  return (
    <section aria-labelledby="played-path">
      <Stack gap="small">
        <h2 id="played-path">지나온 길</h2>
        <p data-testid="sentence">{sentenceOfPath(flow, path)}</p>
        {url === null ? (
          <p>직접 입력한 글자가 있는 길에는 주소가 없습니다.</p>
        ) : (
          <Actions>
            <CopyButton text={url} label="주소 복사" done="복사했습니다" failed="복사하지 못했습니다" />
            <LinkText variant="lined" href={url} target="_top">
              이 길의 주소
            </LinkText>
          </Actions>
        )}
        <Steps aria-label="단계">
          {phrasesOfPath(flow, path)
            .map((phrase, count) => ({ phrase, count }))
            .map(({ phrase, count }) => (
              <li key={count}>
                <StepButton
                  {...(count === path.moves.length && { 'aria-current': 'step' })}
                  onPress={() => player.goTo(count)}
                >
                  {phrase}
                </StepButton>
              </li>
            ))}
        </Steps>
      </Stack>
    </section>
  );
}
