import { createRoot } from 'react-dom/client';
import { inspectFlows } from '#src/shared/flow/inspect-options.ts';
import { onBfcacheRestore } from '#src/lib/on-bfcache-restore.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { createRecorder } from './recorder.ts';
import { RecorderBox } from './RecorderBox.tsx';
import type { Recording } from '#tools/flows/inspect/scenario.ts';
import { stepReader } from '#tools/flows/inspect/step-reader.ts';

/** Records every flow that starts from now on, and shows the panel over the site until it is closed. */
export function startRecording(): void {
  const recorder = createRecorder();
  inspectFlows(stepReader(recorder.add));
  window.__flows = { steps: () => recorder.current().steps };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    stopListening();
    recorder.forget();
    root.unmount();
    container.remove();
    delete window.__flows;
  };
  const stopListening = onBfcacheRestore(() => {
    if (!recorder.reload()) close();
  });
  root.render(
    <UIProvider navigate={() => {}}>
      <RecorderBox recorder={recorder} onClose={close} />
    </UIProvider>,
  );
}

declare global {
  interface Window {
    /** The recording so far, for tests; undefined while nothing is recorded. */
    __flows?: { steps: () => Recording['steps'] };
  }
}
