import { useSyncExternalStore } from 'react';
import { downloadText } from '#src/lib/download-text.ts';
import type { Recorder } from './recorder.ts';
import { RecorderPanel } from './RecorderPanel.tsx';
import { recentOf, scenarioFileName, scenarioOf, type Recording } from '#tools/flows/inspect/scenario.ts';
import { siteVersion } from './site-version.ts';

/** The panel of a recorder, which exports the recording, or its last minute, as a scenario file. */
export function RecorderBox({ recorder, onClose }: { recorder: Recorder; onClose: () => void }) {
  const recording = useSyncExternalStore(recorder.subscribe, recorder.current);
  const save = (exported: Recording) => downloadText(scenarioFileName(new Date()), `${JSON.stringify(scenarioOf(exported, siteVersion()), null, 2)}\n`, 'application/json');
  return <RecorderPanel steps={recording.steps} onClear={recorder.clear} onExport={() => save(recorder.current())} onExportRecent={() => save(recentOf(recorder.current(), Date.now()))} onClose={onClose} />;
}
