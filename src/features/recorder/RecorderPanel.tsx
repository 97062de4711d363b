import { eventName } from '#tools/flows/inspect/transitions.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { FloatingPanel } from '#src/ui/overlays/FloatingPanel.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import type { Recording } from '#tools/flows/inspect/scenario.ts';

export type RecorderPanelProps = { steps: Recording['steps']; onClear: () => void; onExport: () => void; onExportRecent: () => void; onClose: () => void };

/** Number of recent steps in the list. */
const maxListed = 8;

/** Shown to the tester while recording: the number of steps, the last one, and the actions. */
export function RecorderPanel({ steps, onClear, onExport, onExportRecent, onClose }: RecorderPanelProps) {
  const isEmpty = steps.length === 0;
  const shown = steps.map((step, index) => ({ ...step, number: index + 1 })).slice(-maxListed);
  return (
    <FloatingPanel label="여정 기록">
      <Disclosure level="h2" title={`기록 중 · ${steps.length}단계`}>
        {isEmpty ? <p>기록된 단계 없음</p> : (
          <ol start={shown[0]?.number} aria-label="최근 단계">
            {shown.map(({ number, at, machine, event, to }) => (
              <li key={number}>
                <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time> {machine} · {event === 'xstate.init' ? '시작' : eventName(event)} → {to}
              </li>
            ))}
          </ol>
        )}
      </Disclosure>
      <Actions>
        <Button variant="secondary" size="small" isDisabled={isEmpty} onPress={onClear}>지우기</Button>
        <Button variant="secondary" size="small" isDisabled={isEmpty} onPress={onExportRecent}>방금 일어난 일 저장</Button>
        <Button variant="secondary" size="small" isDisabled={isEmpty} onPress={onExport}>내보내기</Button>
        <Button variant="secondary" size="small" onPress={onClose}>닫기</Button>
      </Actions>
    </FloatingPanel>
  );
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString('ko-KR', { hour12: false });
