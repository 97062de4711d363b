import { accountMessages } from '#contract/account/account-messages.ts';
import { validId } from '#contract/account/service-id.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine that sign-up provides, which its type hides
const idCheck = provideSignUp(client).implementations.actors.idCheck as unknown as {
  implementations: { actors: unknown };
};

const { serviceIdTaken } = accountMessages;

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(idCheck, [
  { actor: 'checkServiceId', endpoint: validId, recognizedMessages: [serviceIdTaken] },
]);
