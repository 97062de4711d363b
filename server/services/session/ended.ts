import { invalidToken } from '#contract/envelope.ts';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';

/** The refusal of a token whose session is over, also when it ended after the call was authenticated. */
export const sessionEnded = () => new Refused('401', refusalMessages.invalidToken, { error: invalidToken });
