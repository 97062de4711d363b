import { fn } from 'storybook/test';

/** The three states of fetched data. */
export const loaded = <T>(data: T) => ({ data, isFailed: false, onRetry: fn() });
export const loading = { data: undefined, isFailed: false, onRetry: fn() };
export const failed = { data: undefined, isFailed: true, onRetry: fn() };
