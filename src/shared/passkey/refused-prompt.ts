export type RefusedPrompt = { kind: 'refused'; message: string };

type PromptMessages = { cancelled: string; unsupported: string; alreadyAdded?: string };

/** The errors of WebAuthn (§5.1.3, §5.1.4) that a user can do something about. */
const reasons: Readonly<Record<string, keyof PromptMessages>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyAdded',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
  UnknownError: 'unsupported',
};

/** Returns the message for an error of the browser's prompt. Rethrows any other error. */
export function refusedPrompt(error: unknown, texts: PromptMessages): RefusedPrompt {
  const reason = error instanceof Error ? reasons[error.name] : undefined;
  const message = reason && texts[reason];
  if (message === undefined) throw error;
  return { kind: 'refused', message };
}
