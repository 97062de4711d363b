import { readForSession, removeForSession, storeForSession } from '#src/api/stored.ts';
import { recording as schema, type Recording, type Step } from '#tools/flows/inspect/scenario.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** Records the journey of this tab in session storage, so that it continues after a reload; `forget` ends it and deletes the recording. */
export function createRecorder(now: () => number = Date.now) {
  let recording = readRecording() ?? { path: window.location.pathname, machines: {}, steps: [] };
  let hasEnded = false;
  const listeners = new Set<() => void>();
  update(recording);

  function update(next: Recording) {
    recording = next;
    storeForSession('recording', JSON.stringify(next));
    listeners.forEach((notify) => notify());
  }

  return {
    current: () => recording,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(step: Step, version: string) {
      if (!hasEnded) update({ ...recording, machines: { ...recording.machines, [step.machine]: version }, steps: [...recording.steps, { at: now(), ...step }] });
    },
    /** Loads the steps that other pages of this tab have recorded; returns false if they have ended the recording. */
    reload(): boolean {
      const stored = readRecording();
      if (stored) update(stored);
      return stored !== null;
    },
    clear: () => update({ path: window.location.pathname, machines: {}, steps: [] }),
    forget() {
      hasEnded = true;
      removeForSession('recording');
    },
  };
}

/** Reads the recording that this tab made before a reload; null if there is none, or if it has another format. */
function readRecording(): Recording | null {
  try {
    return schema.parse(JSON.parse(readForSession('recording') ?? 'null'));
  } catch {
    return null;
  }
}
