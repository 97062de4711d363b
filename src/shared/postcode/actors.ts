import type { RefObject } from 'react';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import type { Client } from '#src/api/client.ts';
import { reportFailure } from '#src/api/partner-failure.ts';
import { searchIn } from './search.ts';

/** The postcode machine with its frame in the element of `container`. */
export const providePostcode = (client: Client, container: RefObject<HTMLElement | null>) =>
  postcodeMachine.provide({
    actors: { search: searchIn(container) },
    actions: { reportFailure: (_, { reason }) => reportFailure(client, { partner: 'postcode', reason }) },
  });
