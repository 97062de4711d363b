import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { useLeaveQuestion } from '#src/shared/leave-question/use-leave-question.ts';
import { usePageQuestion } from '#src/shared/leave-question/use-page-question.ts';

/** Returns the path, and the index of the history entry. */
const currentEntry = () => [window.location.pathname, window.history.state?.idx];

function renderFlow(useQuestion: typeof useLeaveQuestion) {
  function Flow() {
    const [isDirty, setDirty] = useState(false);
    const [isOpen, setOpen] = useState(false);
    const close = useCallback(() => setOpen(false), []);
    const actor = useQuestion(isDirty, { isOpen, close });
    return (
      <>
        <button onClick={() => setDirty(!isDirty)}>{isDirty ? '되돌리기' : '적기'}</button>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? '접기' : '펼치기'}</button>
        <Link to="/flow">다시 열기</Link>
        <LeaveQuestion actor={actor} message="그만두시겠습니까?" />
      </>
    );
  }
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/flow" element={<Flow />} />
        <Route path="*" element={<Link to="/flow">열기</Link>} />
      </Routes>
    </BrowserRouter>,
  );
}

const clickLink = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const goBack = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

async function startInput() {
  const [, index] = currentEntry();
  await press('적기');
  await waitFor(() => expect(currentEntry()).toEqual(['/flow', index + 1]));
}

beforeEach(() => window.history.replaceState(null, '', '/before'));

describe.each([
  ['a flow', useLeaveQuestion],
  ['a page with something unsaved', usePageQuestion],
])('Back out of %s', (_, useQuestion) => {
  test('goes to the previous page, once that is confirmed', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    await startInput();
    await goBack();
    await press('확인');
    await waitFor(() => expect(currentEntry()).toEqual(['/before', 0]));
  });

  test('does not navigate if the confirmation is cancelled, and requires it again the next time', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    await startInput();
    const cancelLeaving = async () => {
      await goBack();
      await press('취소');
      await waitFor(() => expect(currentEntry()).toEqual(['/flow', 2]));
    };
    await cancelLeaving();
    await cancelLeaving();
  });

  test('goes to the previous page also if this one has several entries', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    clickLink('다시 열기');
    await startInput();
    await goBack();
    await press('확인');
    await waitFor(() => expect(currentEntry()).toEqual(['/before', 0]));
  });

  test('goes home from a page that a tab was opened with', async () => {
    window.history.replaceState(null, '', '/flow');
    renderFlow(useQuestion);
    await startInput();
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    await goBack();
    await press('확인');
    await waitFor(() => expect(currentEntry()).toEqual(['/', 0]));
  });

  test('leaves this site from a page that was opened by its address, without another question of the browser', async () => {
    window.history.pushState(null, '', '/flow');
    renderFlow(useQuestion);
    await startInput();
    await goBack();
    await press('확인');
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('closes the open part of the page first', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    await startInput();
    await press('펼치기');
    await waitFor(() => expect(currentEntry()).toEqual(['/flow', 3]));
    await goBack();
    await screen.findByRole('button', { name: '펼치기' });
    expect([currentEntry(), screen.queryByRole('alertdialog')]).toEqual([['/flow', 2], null]);
    await goBack();
    await press('확인');
    await waitFor(() => expect(currentEntry()).toEqual(['/before', 0]));
  });

  test('needs no more entry once the open part is closed, whether or not something was typed in it', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    await press('펼치기');
    await waitFor(() => expect(currentEntry()).toEqual(['/flow', 3]));
    await press('접기');
    await waitFor(() => expect(currentEntry()).toEqual(['/flow', 1]));
    await press('펼치기');
    await press('적기');
    await press('접기');
    await waitFor(() => expect(currentEntry()).toEqual(['/flow', 2]));
  });

  test('needs no confirmation once there is no unsaved input', async () => {
    renderFlow(useQuestion);
    clickLink('열기');
    await startInput();
    await press('되돌리기');
    await waitFor(() => expect(currentEntry()).toEqual(['/flow', 1]));
    await goBack();
    expect([currentEntry(), screen.queryByRole('alertdialog')]).toEqual([['/before', 0], null]);
  });
});
