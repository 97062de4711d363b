import sharp from 'sharp';
import { createPublication, uploadPicture } from '#contract/staff/publication.ts';
import { newStaff } from '#tests/e2e/lib/staff.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
  .jpeg()
  .toBuffer();

describeBrowserPaths(flow, inDraft);

async function inDraft({ page, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const uploads = await heldCalls(page, `**${uploadPicture.path}?*`, expectConsoleError);
  const editor = await newStaff('CONTENT');
  const { id } = await editor.post(
    createPublication.path,
    { kind: 'drivingRangeFee', targetId: null },
    createPublication.result,
  );
  await editor.enter(page);
  await openInspected(page, `/admin/content/${id}`);
  await page.getByRole('button', { name: '이미지', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '이미지 올리기' });
  const alt = dialog.getByLabel(/^대체 텍스트/);
  return {
    async 'file.picked'({ file: { name, type } }, upcoming) {
      const isRefused = nextOutput(upcoming, 'uploadPicture')?.kind === 'refused';
      const buffer = isRefused ? Buffer.from('Not a picture.') : picture;
      await dialog.getByLabel('이미지 파일').setInputFiles({ name, mimeType: type, buffer });
    },
    'alt.changed': () => alt.fill('고친 글'),
    async 'upload.submitted'({ alt: text }) {
      await alt.fill(text);
      await dialog.getByRole('button', { name: /올리기/ }).click();
    },
    'xstate.done.actor.uploadPicture': () => uploads.pass(),
    'xstate.error.actor.uploadPicture': () => uploads.answer(unreadable),
  };
}
