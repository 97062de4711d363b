import { messages } from '#contract/shared/messages.ts';

/** Texts that any failed call may show. */
export const anyFailure = [messages.offline, messages.unavailable, messages.unexpected] as const;

/** Text in place of a list that failed to load. */
export const notLoaded = ['불러오지 못했습니다. 잠시 후 다시 시도해 주세요.'] as const;
