import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Attestation, PasskeyCreation } from '#contract/account/passkey.ts';
import type { Assertion, PasskeyRequest } from '#contract/account/passkey-sign-in.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { supportsPasskeys } from '#src/lib/supports-passkeys.ts';
import { refusedPrompt, type RefusedPrompt } from './refused-prompt.ts';

/**
 * Asks the user for a passkey of this site. Resolves to the answer to the challenge, or to the reason why there is none.
 */
export async function usePasskey(
  optionsJSON: PasskeyRequest['options'],
): Promise<{ kind: 'answered'; assertion: Assertion } | RefusedPrompt> {
  if (!supportsPasskeys()) return { kind: 'refused', message: passkeyMessages.unsupported };
  try {
    const { id, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return {
      kind: 'answered',
      assertion: { id, type, response: { clientDataJSON, authenticatorData, signature, userHandle } },
    };
  } catch (error) {
    const { cancelled, unsupported } = passkeyMessages;
    return refusedPrompt(error, { cancelled, unsupported });
  }
}

/** Asks the user to create a passkey. Resolves to it, or to the reason why there is none. */
export async function createPasskey(
  optionsJSON: PasskeyCreation,
): Promise<{ kind: 'created'; attestation: Attestation } | RefusedPrompt> {
  const { addingCancelled: cancelled, addingUnsupported: unsupported, alreadyAdded } = passkeyMessages;
  if (!supportsPasskeys()) return { kind: 'refused', message: unsupported };
  try {
    const { id, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      kind: 'created',
      attestation: {
        id,
        type,
        response: { clientDataJSON, attestationObject, transports },
      },
    };
  } catch (error) {
    return refusedPrompt(error, { cancelled, unsupported, alreadyAdded });
  }
}
