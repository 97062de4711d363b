import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pictureUploadMachine } from '#machines/picture-upload.machine.ts';
import { focusRefused } from '../../ui/focus-refused.ts';
import { pictureUploadView } from './picture-upload-view.ts';
import { PictureUploadScreen } from './PictureUploadScreen.tsx';

type PictureUploadProps = { actor: ActorRefFrom<typeof pictureUploadMachine>; onCancel: () => void };

/** The upload of a picture, on screen. */
export function PictureUpload({ actor, onCancel }: PictureUploadProps) {
  const view = useSelector(actor, pictureUploadView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { unsubscribe } = actor.on('upload.refused', () => focusRefused(form));
    return unsubscribe;
  }, [actor]);
  return (
    <PictureUploadScreen
      {...view}
      formRef={form}
      onPick={(file) =>
        actor.send({ type: 'file.picked', file: { name: file.name, type: file.type, size: file.size, body: file } })
      }
      onAltChange={() => actor.send({ type: 'alt.changed' })}
      onSubmit={(alt) => actor.send({ type: 'upload.submitted', alt })}
      onCancel={onCancel}
    />
  );
}
