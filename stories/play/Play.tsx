import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { placed } from 'virtual:flow-docs';
import type { machines } from '#machines/index.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { flowOf } from '#tests/flows/lib/flows.ts';
import { decodePath } from './address.ts';
import { Diagram } from './Diagram.tsx';
import { groupsOf } from './groups.ts';
import { exposePlayer } from './host.ts';
import { highlightsIn } from './highlights.ts';
import { MoveList } from './MoveList.tsx';
import { possibleMoves } from './moves.ts';
import { PlayedPath } from './PlayedPath.tsx';
import { createPlayer } from './player.ts';
import { ScreenFrame, type ScreenSize } from './ScreenFrame.tsx';
import { Columns, Page, Present } from './style.ts';
import { labelsOf, phrasesOfPath, presentOf } from './sentences.ts';

export type PlayProps = {
  name: keyof typeof machines;
  story: string;
  /** The initial path, as encoded in the URL. */ encoded: string;
};

const sizes = [
  { key: 'phone', label: '360' },
  { key: 'tablet', label: '820' },
  { key: 'laptop', label: '1280' },
] as const;

/** Shows a running flow: its screen, its diagram, and all possible events as buttons. */
export function Play({ name, story, encoded }: PlayProps) {
  const {
    onMachine: flow,
    about: { ko: title },
  } = flowOf(name);
  const [player] = useState(() => createPlayer(flow, decodePath(flow, encoded)));
  useEffect(() => exposePlayer(player), [player]);
  const played = useSyncExternalStore(player.subscribe, player.current);
  const [size, setSize] = useState<ScreenSize>('phone');
  const labels = useMemo(() => labelsOf(flow), [flow]);
  const { possible, classes } = useMemo(() => {
    const moves = possibleMoves(flow, played.state);
    return { possible: moves, classes: highlightsIn(played, moves) };
  }, [flow, played]);
  const drawn = placed[name];
  const { path, ahead, state } = played;
  const heading = useRestoreFocus(played.starts + path.moves.length);

  return (
    <Page>
      <Stack gap="small">
        <h1>{title} 실행</h1>
        <Present role="status">
          {presentOf(flow, state).map((present) => (
            <span key={present.machine}>
              {present.title}: <strong>{present.screen}</strong> <code>{present.state}</code>.{' '}
            </span>
          ))}
          {state.status === 'done' && '흐름이 끝났습니다.'}
        </Present>
        <Actions role="group" aria-label="길">
          <Button variant="secondary" size="small" isUnready={path.moves.length === 0} onPress={player.back}>
            뒤로
          </Button>
          <Button variant="secondary" size="small" isUnready={ahead.length === 0} onPress={player.forward}>
            앞으로
          </Button>
          <Button
            variant="secondary"
            size="small"
            isUnready={path.moves.length === 0}
            onPress={() => player.begin({ input: path.input, moves: [] })}
          >
            처음부터
          </Button>
        </Actions>
        {flow.inputs.length > 1 && (
          <ToggleRow
            label="시작"
            items={flow.inputs.map((input, index) => ({
              key: String(index),
              label: phrasesOfPath(flow, { input, moves: [] })[0] ?? '',
            }))}
            current={String(flow.inputs.indexOf(path.input))}
            onChoose={(key) => player.begin({ input: flow.inputs[Number(key)], moves: [] })}
          />
        )}
        <Columns width={size === 'phone' ? 'narrow' : 'wide'}>
          <Stack gap="small">
            <ToggleRow label="화면의 너비" items={sizes} current={size} onChoose={setSize} />
            <ScreenFrame story={story} title={`${title} 화면`} size={size} />
          </Stack>
          <Stack gap="small">
            <h2 ref={heading} tabIndex={-1}>
              {possible.length === 0 ? '더 일어날 일이 없습니다' : '지금 일어날 수 있는 일'}
            </h2>
            {groupsOf(possible).map((group) => (
              <MoveList key={group.title} {...group} labels={labels} onMove={player.move} />
            ))}
            {drawn && <Diagram title={`${title} 상태도`} placed={drawn} classes={classes} />}
          </Stack>
        </Columns>
        <PlayedPath flow={flow} story={story} player={player} path={path} />
      </Stack>
    </Page>
  );
}

/** A clicked button may be removed by its event: then the focus moves to the heading of the possible events. */
function useRestoreFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (previousCount.current !== count && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    previousCount.current = count;
  }, [count]);
  return heading;
}
