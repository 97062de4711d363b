import { invalidToken } from '#contract/http/envelope.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** Returns the error for a token whose session has ended, even if it ended after the call was authenticated. */
export const sessionEnded = () => new ApiError('401', refusalMessages.invalidToken, { error: invalidToken });
