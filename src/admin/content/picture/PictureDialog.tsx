import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadedPicture } from '#contract/staff/publication.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useStaffClient } from '../../api/client-context.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { providePictureUpload } from './actors.ts';
import { PictureUpload } from './PictureUpload.tsx';

type PictureDialogProps = { onUploaded: (picture: UploadedPicture) => void; onClose: () => void };

/** Uploads a picture, and returns it once the server has taken it. */
export function PictureDialog({ onUploaded, onClose }: PictureDialogProps) {
  const client = useStaffClient();
  const [machine] = useState(() => providePictureUpload(client));
  const actor = useFlow(machine);
  const finish = useEffectEvent((picture: UploadedPicture | null | undefined) => picture && onUploaded(picture));
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ output }) => finish(output));
    return unsubscribe;
  }, [actor]);
  return (
    <Dialog title="이미지 올리기" onClose={onClose}>
      <PictureUpload actor={actor} onCancel={onClose} />
    </Dialog>
  );
}
