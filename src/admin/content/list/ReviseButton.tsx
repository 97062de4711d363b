import type { ContentKind } from '#contract/staff/content-kinds.ts';
import { failureText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { useNewPublication } from './use-new-publication.ts';

type ReviseButtonProps = { kind: ContentKind; entryId: number; label?: string };

/** Begins to change an entry of the site: opens a publication that will replace it. */
export function ReviseButton({ kind, entryId, label }: ReviseButtonProps) {
  const { mutate, isPending, error, reset } = useNewPublication();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        {...(label !== undefined && { 'aria-label': label })}
        onPress={() => mutate({ kind, targetId: entryId })}
      >
        고치기
      </Button>
      <AlertDialog isOpen={error !== null} message={error ? failureText(error) : ''} onClose={reset} />
    </>
  );
}
