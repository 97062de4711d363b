import { fromPromise } from 'xstate';
import { ownDataMachine, type OwnDataFormat, type OwnDataOutcome } from '#machines/own-data.machine.ts';
import type { Client } from '#src/api/client.ts';
import { downloadText } from '#src/lib/download-text.ts';
import { refusedCheck } from '../refused-check.ts';
import { loadOwnDataFile } from './own-data-file.ts';

/** The download of the member's data bound to the server and to this browser's downloads. */
export const provideOwnData = (client: Client) =>
  ownDataMachine.provide({
    actors: {
      saveOwnData: fromPromise<OwnDataOutcome, { format: OwnDataFormat }>(async ({ input, signal }) => {
        try {
          const { name, text, type } = await loadOwnDataFile(client, input.format, signal);
          downloadText(name, text, type);
          return { kind: 'saved', fileName: name };
        } catch (error) {
          return refusedCheck(error);
        }
      }),
    },
  });
