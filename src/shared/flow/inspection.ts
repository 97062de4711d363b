import * as z from 'zod/mini';
import { readForSession, storeForSession } from '#src/api/stored.ts';
import { step, type Step } from '#tools/flows/inspect/step.ts';
import { stepReader } from '#tools/flows/inspect/step-reader.ts';
import { inspectFlows } from './inspect-options.ts';

/**
 * Stores the steps of every flow that starts from now on in session storage, after those of earlier pages of this tab,
 * for tests to read.
 */
export function startInspection(): void {
  storeSteps(storedSteps());
  inspectFlows(stepReader((taken) => storeSteps([...storedSteps(), taken])));
  window.__flows = { steps: storedSteps };
}

const storeSteps = (steps: readonly Step[]) => storeForSession('inspection', JSON.stringify(steps));

const storedSteps = (): Step[] => z.array(step).parse(JSON.parse(readForSession('inspection') ?? '[]'));
