import { useSyncExternalStore } from 'react';
import { downloadText } from '#src/lib/download-text.ts';
import type { Recorder } from './recorder.ts';
import { RecorderPanel } from './RecorderPanel.tsx';
import { scenarioFileName, scenarioOf } from './scenario.ts';

/** The panel of a recorder; exported is the journey as a scenario file. */
export function RecorderBox({ recorder, onClose }: { recorder: Recorder; onClose: () => void }) {
  const recording = useSyncExternalStore(recorder.subscribe, recorder.current);
  const save = () => downloadText(scenarioFileName(new Date()), `${JSON.stringify(scenarioOf(recording), null, 2)}\n`, 'application/json');
  return <RecorderPanel steps={recording.steps} onClear={recorder.clear} onExport={save} onClose={onClose} />;
}
