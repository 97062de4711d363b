import { fn } from 'storybook/test';

/** The three states of fetched data. */
export const here = <T>(data: T) => ({ data, isFailed: false, onRetry: fn() });
export const coming = { data: undefined, isFailed: false, onRetry: fn() };
export const failed = { data: undefined, isFailed: true, onRetry: fn() };
