import { fromPromise } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { MemberQuery } from '#machines/find-id.machine.ts';
import { idCheckMachine, type IdCheckOutcome } from '#machines/id-check.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import type { LookupOutcome, RegistrationOutcome } from '#machines/sign-up.types.ts';
import type { Client } from '#src/api/client.ts';
import { refusalText } from '#src/api/refusal.ts';
import { checkFreeId, findMember, sendRegistration } from '#src/api/sign-up.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';
import { noteJoined } from './joined-mark.ts';

/** The sign-up flow, its id check and its verification, bound to the server. */
export const provideSignUp = (client: Client) =>
  signUpMachine.provide({
    actors: {
      verification: provideVerification(client),
      idCheck: idCheckMachine.provide({
        actors: {
          checkServiceId: fromPromise<IdCheckOutcome, { serviceId: string }>(({ input, signal }) =>
            checkFreeId(client, input.serviceId, signal).then(
              () => ({ kind: 'available' }),
              (error) => ({ kind: 'refused', message: refusalText(error) }),
            ),
          ),
        },
      }),
      lookUpMember: fromPromise<LookupOutcome, MemberQuery>(({ input, signal }) =>
        findMember(client, input, signal).then(() => ({ kind: 'existing' }), unknownOrRefused),
      ),
      register: registering(client),
    },
    actions: { noteJoined },
  });

/**
 * Sends a registration. If the response of an earlier attempt was lost, the server no longer accepts the verification
 * and the id is taken: both together mean that the registration succeeded.
 */
function registering(client: Client) {
  let unansweredId: string | null = null;
  return fromPromise<RegistrationOutcome, Registration>(async ({ input, signal }) => {
    const { serviceId } = input;
    try {
      await sendRegistration(client, input);
    } catch (error) {
      const outcome = refusedRegistration(error);
      if (outcome.kind === 'unverified' && unansweredId === serviceId && (await isTaken(client, serviceId, signal)))
        return { kind: 'registered' };
      unansweredId = error instanceof ApiError && error.code !== '503' ? null : serviceId;
      return outcome;
    }
    return { kind: 'registered' };
  });
}

const isTaken = (client: Client, serviceId: string, signal: AbortSignal): Promise<boolean> =>
  checkFreeId(client, serviceId, signal).then(
    () => false,
    (error) => refusalText(error) === accountMessages.serviceIdTaken,
  );

function unknownOrRefused(error: unknown): LookupOutcome {
  const message = refusalText(error);
  if (!(error instanceof ApiError) || error.code !== '400') return { kind: 'unanswered', message };
  return message === accountMessages.unknownMember ? { kind: 'unknown' } : { kind: 'refused', message };
}

/** Server messages that the flow reacts to; any others are only shown. */
const kinds: Readonly<Record<string, 'idTaken' | 'unverified' | 'existing'>> = {
  [accountMessages.serviceIdTaken]: 'idTaken',
  [accountMessages.invalidVerification]: 'unverified',
  [accountMessages.existingMember]: 'existing',
};

function refusedRegistration(error: unknown): RegistrationOutcome {
  const message = refusalText(error);
  return { kind: kinds[message] ?? 'refused', message };
}
