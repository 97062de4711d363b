import type { AuthType, VerificationMessage } from '#contract/verification.ts';
import { accountMessages } from '#contract/account-messages.ts';
import type { Client } from '#src/api/client.ts';
import { refusalText } from '#src/api/refusal.ts';
import { readAnswer } from '#src/api/verification.ts';
import { takeRequestNumber } from '#src/shared/verification/request-number.ts';

/** Has the server read what the provider sent along, and tells the window that asked; to our own origin and to no other. */
export async function tellOpener(client: Client, authType: AuthType, opener: Window): Promise<void> {
  const returned = new URLSearchParams(window.location.search);
  const requestNumber = takeRequestNumber();
  // Neither the answer nor its number may be read again, from the history or by a reload.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  opener.postMessage(await messageOf(client, authType, requestNumber, returned), window.location.origin);
  window.close();
}

async function messageOf(client: Client, authType: AuthType, requestNumber: string, returned: URLSearchParams): Promise<VerificationMessage> {
  try {
    const identity = await readAnswer(client, authType, requestNumber, returned);
    return { type: 'verification', success: true, message: accountMessages.verified, identity };
  } catch (error) {
    return { type: 'verification', success: false, message: refusalText(error), identity: null };
  }
}
