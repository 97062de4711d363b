import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ownData } from '#contract/account/own-data.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { OwnData } from '#src/features/profile-edit/own-data/OwnData.tsx';
import { ownDataHtml } from '#src/features/profile-edit/own-data/own-data-html.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { ownDataExample } from '#tests/fixtures/own-data.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { savedFiles, textOf } from './lib/saved-files.ts';
import { dialogText, dismissAlert } from './lib/screen.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');

/** Renders the sections below the profile form, expanded. */
async function renderOwnData(onLapse: (message: string) => void = () => {}) {
  render(
    <StrictMode>
      <UIProvider navigate={() => {}}>
        <ClientProvider client={client}>
          <OwnData onLapse={onLapse} />
        </ClientProvider>
      </UIProvider>
    </StrictMode>,
  );
  const details = screen.getByRole('heading', { name: '내 정보 내려받기', level: 3 }).closest('details');
  await act(async () => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
  await screen.findByRole('button', { name: /HTML/ });
}

/** Focuses and clicks a button like a user. */
async function press(name: RegExp): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.focus();
    button.click();
  });
  return button;
}

const status = () => screen.getByRole('status').textContent;

const textsOf = ({ saved }: ReturnType<typeof savedFiles>) =>
  Promise.all(saved.map(async ({ name, file }) => [name, file.type, await textOf(file)]));

test('the content of the file and its safety are explained, and nothing is requested before a button is pressed', async () => {
  const requests = fakeServer();
  await renderOwnData();
  expect([requests, status(), screen.getAllByRole('button').map(({ textContent }) => textContent)]).toEqual([
    [],
    '',
    ['읽기 쉬운 문서로 내려받기 (HTML)', '데이터로 내려받기 (JSON)'],
  ]);
  expect(
    screen.getByText('파일에는 개인정보가 들어 있습니다. 안전한 곳에 보관하고, 여럿이 쓰는 기기에는 남겨 두지 마세요.'),
  ).toBeTruthy();
});

test.each([
  [/HTML/, 'oakgolf-my-data-2026-11-26.html', 'text/html;charset=utf-8', ownDataHtml(ownDataExample)],
  [
    /JSON/,
    'oakgolf-my-data-2026-11-26.json',
    'application/json',
    `${JSON.stringify(ownData.result.parse(ownDataExample), null, 2)}\n`,
  ],
])(
  'a press on %s saves the data in that format, shows a message, and leaves the focus on the button',
  async (name, fileName, type, text) => {
    const files = savedFiles();
    const requests = fakeServer(ok(ownDataExample));
    await renderOwnData();
    const button = await press(name);
    await screen.findByText(`내려받았습니다: ${fileName}`);
    expect(requests.map(({ method, url, authorization }) => [method, new URL(url).pathname, authorization])).toEqual([
      ['GET', '/api/v1/my/data', 'Bearer token'],
    ]);
    expect(await textsOf(files)).toEqual([[fileName, type, text]]);
    expect([status(), document.activeElement]).toEqual([`내려받았습니다: ${fileName}`, button]);
  },
);

test('the file has the date in Korea on which the server created it', async () => {
  const { saved } = savedFiles();
  fakeServer(ok({ ...ownDataExample, createdAt: '2026-11-26T15:30:00.000Z' }));
  await renderOwnData();
  await press(/JSON/);
  await screen.findByText(/내려받았습니다/);
  expect(saved.map(({ name }) => name)).toEqual(['oakgolf-my-data-2026-11-27.json']);
});

test('the message about the last file is removed with the next request', async () => {
  savedFiles();
  fakeServer(ok(ownDataExample), 'offline');
  await renderOwnData();
  await press(/HTML/);
  await screen.findByText(/내려받았습니다/);
  await press(/JSON/);
  await screen.findByRole('alertdialog');
  expect([screen.getByRole('status', { hidden: true }).textContent, dialogText()]).toEqual(['', messages.offline]);
});

test('an error is alerted and saves nothing; then the focus is on the button again', async () => {
  const { saved } = savedFiles();
  fakeServer(errorResponse(503, '503', messages.unavailable));
  await renderOwnData();
  const button = await press(/HTML/);
  await screen.findByRole('alertdialog');
  expect([dialogText(), saved]).toEqual([messages.unavailable, []]);
  await act(async () => dismissAlert());
  expect([dialogText(), document.activeElement]).toEqual([null, button]);
});

test('an expired password check is reported to the profile, and nothing is saved or alerted here', async () => {
  const { saved } = savedFiles();
  fakeServer(errorResponse(403, '403', myPageMessages.passwordCheckRequired));
  const reported: string[] = [];
  await renderOwnData((message) => reported.push(message));
  await press(/HTML/);
  await waitFor(() => expect(reported).toEqual(['비밀번호를 다시 확인해 주세요.']));
  expect([saved, dialogText(), status()]).toEqual([[], null, '']);
});
