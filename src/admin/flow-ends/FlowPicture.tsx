import { countedFlows, type CountedFlow } from '#contract/staff/counted-flows.ts';
import { flowEndDays, type FlowEnds } from '#contract/staff/flow-ends.ts';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import { Text } from '#src/ui/foundation/text.ts';
import type { Arrow } from './arrows.ts';
import { Arrows } from './Arrows.tsx';
import { Picture, Screen, Screens } from './flow-style.ts';
import { levelOf, screenEnds, type ScreenEnds } from './screen-ends.ts';

type FlowPictureProps = { flow: CountedFlow; ends: FlowEnds; arrows: readonly Arrow[] };

/**
 * The screens of a flow from top to bottom, with arrows where the machine leads from one to another, and how many
 * visitors left at each; the more of them, the darker it is.
 */
export function FlowPicture({ flow, ends, arrows }: FlowPictureProps) {
  const screens = screenEnds(flow, ends);
  const total = screens.reduce((sum, screen) => sum + screen.total, 0);
  return (
    <>
      <Text>{summaryOf(screens, total)}</Text>
      <Picture>
        <Arrows arrows={arrows.filter(({ from, to }) => to < from)} count={screens.length} side="left" />
        <Screens aria-label={`${countedFlows[flow].name}의 화면`}>
          {screens.map((screen) => (
            <Screen key={screen.state} level={levelOf(screen, total)}>
              <strong>{screen.name}</strong>
              <span>
                {screen.isFinished ? '마침' : '떠남'} {formatNumber(screen.total)}번
                {total > 0 && ` · ${Math.round((100 * screen.total) / total)}%`}
              </span>
            </Screen>
          ))}
        </Screens>
        <Arrows arrows={arrows.filter(({ from, to }) => to > from)} count={screens.length} side="right" />
      </Picture>
    </>
  );
}

function summaryOf(screens: readonly ScreenEnds[], total: number): string {
  if (total === 0) return `최근 ${flowEndDays}일 동안 센 것이 없습니다.`;
  const sumOf = (isFinished: boolean) =>
    screens.filter((screen) => screen.isFinished === isFinished).reduce((sum, screen) => sum + screen.total, 0);
  const counted = `최근 ${flowEndDays}일 동안 ${formatNumber(total)}번 가운데 ${formatNumber(sumOf(true))}번을 마쳤습니다.`;
  const left = screens.filter(({ isFinished }) => !isFinished);
  const most = left.reduce((one, other) => (other.total > one.total ? other : one));
  return most.total === 0
    ? counted
    : `${counted} 가장 많이 떠난 화면은 ‘${most.name}’으로, ${formatNumber(most.total)}번입니다.`;
}
