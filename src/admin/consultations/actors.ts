import { fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import { handleConsultation, openConsultation, type Handling } from '#contract/staff/consultation.ts';
import { consultationDeskMachine, type HandleOutcome, type OpenOutcome } from '#machines/consultation-desk.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

/** One consultation, bound to the server. */
export const provideConsultationDesk = (client: StaffClient) =>
  consultationDeskMachine.provide({
    actors: {
      openConsultation: fromPromise<OpenOutcome, { id: number; reason: string }>(({ input: { id, reason } }) =>
        client(openConsultation, { params: { id }, body: { reason } }).then(
          (consultation) => ({ kind: 'opened', consultation }),
          (error: unknown) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
      handleConsultation: fromPromise<HandleOutcome, { id: number; handling: Handling }>(
        ({ input: { id, handling } }) =>
          client(handleConsultation, { params: { id }, body: handling }).then(
            (consultation) => ({ kind: 'handled', consultation }),
            (error: unknown) => ({
              kind: error instanceof ApiError && error.code === '409' ? 'conflict' : 'refused',
              message: refusalText(error),
            }),
          ),
      ),
    },
  });
