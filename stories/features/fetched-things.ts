import { fn } from 'storybook/test';

/** The three ways in which a thing that is fetched can stand. */
export const here = <T>(data: T) => ({ data, isFailed: false, onRetry: fn() });
export const coming = { data: undefined, isFailed: false, onRetry: fn() };
export const failed = { data: undefined, isFailed: true, onRetry: fn() };
