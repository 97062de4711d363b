import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { pictureUploadMachine } from '#machines/picture-upload.machine.ts';
import { PictureUpload } from '#src/admin/content/picture/PictureUpload.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { enter, fill } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <PictureUpload actor={actor} onCancel={() => {}} />
      </UIProvider>,
    );
  },
  gestures: {
    'file.picked': ({ file }) =>
      void fireEvent.change(screen.getByLabelText('이미지 파일'), { target: { files: [file.body] } }),
    'alt.changed': () => fill('alt', '고친 글'),
    async 'upload.submitted'({ alt }) {
      fill('alt', alt);
      // Typing into a refused form is an event of its own.
      await act(async () => enter('이미지 올리기'));
    },
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  invalid: Array.from(document.querySelectorAll('[aria-invalid="true"]'), (field) => field.getAttribute('type')),
  button: screen.getByRole('button', { name: /올리기/ }).textContent,
  status: screen.getByRole('status').textContent,
  alert: screen.queryByRole('alert')?.textContent ?? null,
  isReadOnly: document.querySelector<HTMLInputElement>('[name="alt"]')?.readOnly,
});

function expected(state: SnapshotFrom<typeof pictureUploadMachine>): ReturnType<typeof shown> {
  const { errors, alert } = state.context;
  const isFailed = state.matches({ choosing: 'failed' });
  const isUploading = state.matches('uploading');
  return {
    invalid: [...(errors.file ? ['file'] : []), ...(errors.alt ? ['text'] : [])],
    button: `${isFailed ? '다시 올리기' : '올리기'}${isUploading ? '처리 중' : ''}`,
    status: isUploading ? contentDeskMessages.uploading : '',
    alert: isFailed ? alert : null,
    isReadOnly: isUploading,
  };
}
