import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import type { Client } from '#src/api/client.ts';
import { settingQuery } from '#src/api/setting.ts';
import { loadPostcode } from './load-postcode.ts';
import { searchIn } from './search.ts';

/** The postcode machine bound to the script URL of the settings; the search is embedded in the element of `container`. */
export const providePostcode = (client: Client, queryClient: QueryClient, container: RefObject<HTMLElement | null>) =>
  postcodeMachine.provide({
    actors: {
      loadPostcode: fromPromise(async () => {
        const { postcodeScriptUrl } = await queryClient.query({ ...settingQuery(client), staleTime: 'static', retry: false });
        await loadPostcode(postcodeScriptUrl);
      }),
      search: searchIn(container),
    },
  });
