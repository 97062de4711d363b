import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { invalidIn, publications } from '#contract/staff/publication.ts';
import { isUnsaved, type contentDeskMachine, type KeptDraft } from '#machines/content-desk.machine.ts';
import { useUnloadQuestion } from '#src/shared/leave-question/use-unload-question.ts';
import type { StaffClient } from '../../api/call.ts';
import { save } from './actors.ts';

/** Unsaved changes of a page that was left, by staff member and publication, until the server has them. */
const kept = new Map<string, KeptDraft>();

/** Returns the draft that was not saved when this page was last left, or null. */
export const keptDraft = (key: string): KeptDraft | null => kept.get(key) ?? null;

/**
 * Before the browser leaves the page with unsaved text, it asks. When another page is opened, the text is saved; until
 * that has succeeded it is kept, and this page begins with it.
 */
export function useKeptDraft(actor: ActorRefFrom<typeof contentDeskMachine>, client: StaffClient, key: string) {
  const queryClient = useQueryClient();
  useUnloadQuestion(useSelector(actor, ({ context }) => isUnsaved(context)));
  const leave = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    const { publication, version, draft, saved } = snapshot.context;
    kept.delete(key);
    if (publication === null || version === null || !isUnsaved(snapshot.context)) return;
    const unsaved: KeptDraft = { version, draft, saved };
    kept.set(key, unsaved);
    const canSave = snapshot.matches('editing') && Object.keys(invalidIn(publication.kind, draft)).length === 0;
    if (!canSave) return;
    save(client, publication, draft).then(
      () => {
        if (kept.get(key) === unsaved) kept.delete(key);
        void queryClient.invalidateQueries({ queryKey: [publications.id] });
      },
      // It is kept, and its page shows why when it is opened again.
      () => undefined,
    );
  });
  useEffect(() => leave, []);
}
