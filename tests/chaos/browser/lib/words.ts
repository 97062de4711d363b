import { messages } from '#contract/shared/messages.ts';

/** What any call that fails may be said by. */
export const anyFailure = [messages.offline, messages.unavailable, messages.unexpected] as const;

/** What is said in the place of a list that did not come. */
export const notLoaded = ['불러오지 못했습니다. 잠시 후 다시 시도해 주세요.'] as const;
