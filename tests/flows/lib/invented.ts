/** Why a browser test invents a refusal with status 503. */
export const overloaded = 'Only a server that is overloaded, or has lost its database, refuses this call.';

/** Why a browser test cuts a call off. */
export const unanswered = 'The call has no answer: the test ends its connection.';
