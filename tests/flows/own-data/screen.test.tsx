import { render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { OwnDataDownload } from '#src/features/profile-edit/own-data/OwnDataDownload.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

const names = { html: '읽기 쉬운 문서로 내려받기 (HTML)', json: '데이터로 내려받기 (JSON)' } as const;

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <OwnDataDownload actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'download.requested': ({ format }: AnyEventObject) => press(names[format === 'html' ? 'html' : 'json']),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

/** Returns the state of the buttons, even behind an alert. */
const shown = () => ({
  buttons: Object.values(names).map((name) => {
    const button = screen.getByText(name).closest('button');
    return [button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')];
  }),
  status: screen.getByRole('status', { hidden: true }).textContent,
  dialog: dialogText(),
});

function expected(state: SnapshotFrom<typeof ownDataMachine>): ReturnType<typeof shown> {
  const { format, savedFile, alert } = state.context;
  const isSaving = state.matches('saving');
  return {
    buttons: Object.keys(names).map((each) => [String(isSaving && each === format), isSaving ? 'true' : null]),
    status: savedFile === null ? '' : '내려받았습니다: oakgolf-my-data-2026-11-26.html',
    dialog: state.matches('alerting') ? alert : null,
  };
}
