import { fromPromise } from 'xstate';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { CorporationOutcome } from '#machines/corporation.ts';
import { findIdMachine, type FindIdOutcome, type MemberQuery } from '#machines/find-id.machine.ts';
import type { Client } from '#src/api/client.ts';
import { findCompany, findServiceId } from '#src/api/find.ts';
import { refusalText } from '#src/api/refusal.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';

/** The find-ID flow bound to the server and to the providers' windows. */
export const provideFindId = (client: Client) =>
  findIdMachine.provide({
    actors: {
      verification: provideVerification(client),
      findCorporation: fromPromise<CorporationOutcome, Corporation>(({ input, signal }) =>
        findCompany(client, input, signal).then(() => ({ kind: 'found' }), refused),
      ),
      findId: fromPromise<FindIdOutcome, MemberQuery>(({ input, signal }) =>
        findServiceId(client, input, signal).then(({ serviceId }) => ({ kind: 'found', serviceId }), refused),
      ),
    },
  });

const refused = (error: unknown) => ({ kind: 'refused', message: refusalText(error) }) as const;
