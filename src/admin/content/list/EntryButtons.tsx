import type { ContentKind } from '#contract/staff/content-kinds.ts';
import { createPublication, openEntry } from '#contract/staff/publication.ts';
import { failureText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { useOpenedPublication } from './use-opened-publication.ts';

type EntryButtonProps = { kind: ContentKind; entryId: number; label?: string };

/** Begins to change an entry of the site: opens a publication that will replace it. */
export function ReviseButton({ kind, entryId, label }: EntryButtonProps) {
  const opening = useOpenedPublication((client) => client(createPublication, { body: { kind, targetId: entryId } }));
  return (
    <OpeningButton {...opening} label={label}>
      고치기
    </OpeningButton>
  );
}

/** Opens the publication as which an entry is on the site, where it can be ended. */
export function PublishedButton({ kind, entryId, label }: EntryButtonProps) {
  const opening = useOpenedPublication((client) => client(openEntry, { params: { kind, entryId } }));
  return (
    <OpeningButton {...opening} label={label}>
      게시 중인 원고
    </OpeningButton>
  );
}

type OpeningButtonProps = Pick<ReturnType<typeof useOpenedPublication>, 'mutate' | 'isPending' | 'error' | 'reset'> & {
  label: string | undefined;
  children: string;
};

function OpeningButton({ mutate, isPending, error, reset, label, children }: OpeningButtonProps) {
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        {...(label !== undefined && { 'aria-label': label })}
        onPress={() => mutate()}
      >
        {children}
      </Button>
      <AlertDialog isOpen={error !== null} message={error ? failureText(error) : ''} onClose={reset} />
    </>
  );
}
