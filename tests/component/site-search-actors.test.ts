import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { searchSite, type SearchGroup } from '#contract/site/search.ts';
import { siteSearchQuery } from '#src/api/site-search.ts';
import type { Client } from '#src/api/client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { provideSiteSearch } from '#src/features/site-search/actors.ts';
import { runAction, runActor } from './lib/run-actor.ts';

const groups: SearchGroup[] = [];

describe('a search', () => {
  test('calls the server with its text, and keeps what was found for a visitor who comes back', async () => {
    const call = vi.fn<(...args: unknown[]) => Promise<SearchGroup[]>>(async () => groups);
    const client = call as unknown as Client;
    const queryClient = new QueryClient();
    const { actors } = provideSiteSearch(client, queryClient).implementations;
    expect(await runActor(actors.search, '휴장')).toEqual(groups);
    expect(call.mock.calls).toEqual([[searchSite, { query: { query: '휴장' }, signal: expect.any(AbortSignal) }]]);
    expect(queryClient.getQueryData(siteSearchQuery(client, '휴장').queryKey)).toEqual(groups);
  });

  test('that fails is logged by its kind, without what was searched for', async () => {
    const failure = new NetworkError(null);
    const fail = async () => {
      throw failure;
    };
    const { actors, actions } = provideSiteSearch(fail, new QueryClient()).implementations;
    await expect(runActor(actors.search, '김철수')).rejects.toBe(failure);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    runAction(actions.logFailure, { error: failure });
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Site search: \w+$/)]]);
    logged.mockRestore();
  });
});
