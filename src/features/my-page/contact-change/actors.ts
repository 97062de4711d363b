import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ContactChange, ContactKind } from '#contract/account/contact-change.ts';
import type { Identity } from '#contract/account/verification.ts';
import {
  contactChangeMachine,
  type CancelOutcome,
  type CodeOutcome,
  type ProofOutcome,
} from '#machines/contact-change.machine.ts';
import type { Client } from '#src/api/client.ts';
import {
  cancelChange,
  contactChangesQuery,
  proveEmail,
  proveMobile,
  requestEmailCode,
} from '#src/api/contact-change.ts';
import { memberKey } from '#src/api/member.ts';
import { refusalText } from '#src/api/refusal.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';

/** The flow of new contact details bound to the server and to the provider's window. */
export function provideContactChange(client: Client, queryClient: QueryClient) {
  const outcome = async <Kind extends string>(kind: Kind, call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      return { kind: 'refused', message: refusalText(error) } as const;
    }
    void queryClient.invalidateQueries({ queryKey: memberKey });
    return { kind };
  };
  return contactChangeMachine.provide({
    actors: {
      loadChanges: fromPromise<readonly ContactChange[], undefined>(() =>
        queryClient.query({ ...contactChangesQuery(client), staleTime: 0 }),
      ),
      confirmEmail: fromPromise<ProofOutcome, { code: string }>(({ input: { code } }) =>
        outcome('changed', proveEmail(client, code)),
      ),
      sendCode: fromPromise<CodeOutcome, undefined>(() => outcome('sent', requestEmailCode(client))),
      verification: provideVerification(client),
      confirmMobile: fromPromise<ProofOutcome, { identity: Identity }>(({ input: { identity } }) =>
        outcome('changed', proveMobile(client, identity)),
      ),
      cancelChange: fromPromise<CancelOutcome, { kind: ContactKind }>(({ input: { kind } }) =>
        outcome('cancelled', cancelChange(client, kind)),
      ),
    },
  });
}
