import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { useLeaveQuestion } from '#src/shared/leave-question/use-leave-question.ts';

/** Where one is, and how many entries of the history after the first. */
const here = () => [window.location.pathname, window.history.state?.idx];

function Flow() {
  const actor = useLeaveQuestion(true);
  return <LeaveQuestion actor={actor} message="그만두시겠습니까?" />;
}

function arriveAt(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/account/join" element={<Flow />} />
        <Route path="*" element={<Link to="/account/join">회원가입</Link>} />
      </Routes>
    </BrowserRouter>,
  );
}

async function leaveByBack() {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  fireEvent.click(await screen.findByRole('button', { name: '확인' }));
}

test('Back out of a flow leads to the page that it was come to from', async () => {
  arriveAt('/account/login');
  fireEvent.click(screen.getByRole('link', { name: '회원가입' }));
  await waitFor(() => expect(here()).toEqual(['/account/join', 2]));
  await leaveByBack();
  await waitFor(() => expect(here()).toEqual(['/account/login', 0]));
});

test('Back out of a flow that a tab was opened with leads home', async () => {
  arriveAt('/account/join');
  await waitFor(() => expect(here()).toEqual(['/account/join', 1]));
  await leaveByBack();
  await waitFor(() => expect(here()).toEqual(['/', 1]));
});
