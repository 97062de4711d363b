import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { profileChange } from '#contract/account/profile.ts';
import {
  profileEditMachine,
  type GateOutcome,
  type ProfileSave,
  type SaveOutcome,
} from '#machines/profile-edit.machine.ts';
import type { Client } from '#src/api/client.ts';
import { memberKey, meQuery } from '#src/api/member.ts';
import { proveOwnPassword, sendProfile } from '#src/api/profile.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { Drafts } from '#src/shared/draft/drafts.ts';
import { refusedCheck } from './refused-check.ts';

/** The profile flow bound to the server and to the stored draft. */
export const provideProfileEdit = (client: Client, queryClient: QueryClient, draft: Drafts['profile']) =>
  profileEditMachine.provide({
    actors: {
      checkPassword: fromPromise<GateOutcome, { password: string }>(async ({ input, signal }) => {
        try {
          await proveOwnPassword(client, input.password, signal);
          const member = await queryClient.query({ ...meQuery(client), staleTime: 0 });
          return { kind: 'accepted', member, draft: draft.get(member.serviceId) };
        } catch (error) {
          return { kind: 'refused', message: refusalText(error) };
        }
      }),
      saveProfile: fromPromise<SaveOutcome, ProfileSave>(async ({ input: { member, entered } }) => {
        try {
          await sendProfile(client, profileChange(entered, member, new Date()));
        } catch (error) {
          return refusedCheck(error);
        }
        void queryClient.invalidateQueries({ queryKey: memberKey });
        return { kind: 'saved' };
      }),
    },
    actions: {
      saveDraft: (_, { member, entered }) => draft.save(member.serviceId, entered),
      removeDraft: () => draft.discard(),
    },
  });
