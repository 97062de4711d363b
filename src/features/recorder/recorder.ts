import { readForSession, removeForSession, storeForSession } from '#src/api/stored.ts';
import { recording as schema, type Recording, type Step } from './scenario.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** The journey of this tab, which goes on after a reload; `forget` ends it for good. */
export function createRecorder(now: () => number = Date.now) {
  let recording = kept() ?? { path: window.location.pathname, machines: {}, steps: [] };
  let isOver = false;
  const listeners = new Set<() => void>();
  keep(recording);

  function keep(next: Recording) {
    recording = next;
    storeForSession('recording', JSON.stringify(next));
    listeners.forEach((tell) => tell());
  }

  return {
    current: () => recording,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    add(step: Step, version: string) {
      if (!isOver) keep({ ...recording, machines: { ...recording.machines, [step.machine]: version }, steps: [...recording.steps, { at: now(), ...step }] });
    },
    /** Takes up what other pages of this tab have recorded; false where they have ended it. */
    catchUp(): boolean {
      const later = kept();
      if (later) keep(later);
      return later !== null;
    },
    clear: () => keep({ path: window.location.pathname, machines: {}, steps: [] }),
    forget() {
      isOver = true;
      removeForSession('recording');
    },
  };
}

/** The recording that this tab has made before a reload; anything else, or one of another version, is ignored. */
function kept(): Recording | null {
  try {
    return schema.parse(JSON.parse(readForSession('recording') ?? 'null'));
  } catch {
    return null;
  }
}
