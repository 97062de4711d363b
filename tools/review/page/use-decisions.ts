import { useState } from 'react';
import type { Decision } from '../decisions.ts';
import type { ReportChange } from '../report-data.ts';

/** Returns the pictures of a decision on a change. */
export const decidedPictures = ({ pictures }: ReportChange): Decision['pictures'] =>
  Object.fromEntries(pictures.map(({ mode, after }) => [mode, after?.hash ?? null]));

/** Returns whether a change still looks as it did when it was decided on. */
export const isStillValid = (change: ReportChange, { pictures }: Decision): boolean =>
  Object.entries(decidedPictures(change)).every(([mode, hash]) =>
    Object.entries(pictures).some(([of, decided]) => of === mode && decided === hash),
  );

/** Holds the decisions; a server writes each at once, without a server they are saved as one file. */
export function useDecisions(initial: readonly Decision[]) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(
    () => new Map(initial.map((one) => [one.story, one])),
  );
  const [unsavedDecisions, setUnsavedDecisions] = useState<readonly Decision[]>([]);
  const [error, setError] = useState<string | null>(null);
  const isServed = location.protocol !== 'file:';

  async function decide(decision: Decision): Promise<void> {
    setDecisions((before) => new Map(before).set(decision.story, decision));
    setError(null);
    if (!isServed)
      return setUnsavedDecisions((before) => [...before.filter(({ story }) => story !== decision.story), decision]);
    const response = await fetch('decisions', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(decision),
    }).catch(() => null);
    if (response?.ok) return;
    setUnsavedDecisions((before) => [...before, decision]);
    setError(
      response
        ? `결정을 쓰지 못했습니다(${response.status}). 파일로 저장해 주세요.`
        : '서버가 끝났습니다. npm run review -- --serve로 다시 시작하거나, 결정을 파일로 저장해 주세요.',
    );
  }

  function save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${JSON.stringify(unsavedDecisions, null, 2)}\n`], { type: 'application/json' }),
    );
    link.download = `decisions-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return { decisions, decide, error, unsaved: unsavedDecisions.length > 0, save };
}
