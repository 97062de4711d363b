import type { SnapshotFrom } from 'xstate';
import { durationText } from '#contract/messages.ts';
import type { loginMachine } from '#machines/login.machine.ts';
import type { LoginField } from '#machines/login.types.ts';

export type LoginView = {
  errors: Partial<Record<LoginField, string>>;
  alert: string | null;
  /** While an id is locked: how long it stays so. */
  lock: string | null;
  isBusy: boolean;
};

/** What the login screen shows. */
export function loginView(snapshot: SnapshotFrom<typeof loginMachine>): LoginView {
  const { context } = snapshot;
  return {
    errors: context.errors,
    alert: snapshot.hasTag('alert') ? context.alert : null,
    lock: snapshot.matches({ locked: 'waiting' }) ? `로그인 제한이 풀리기까지 ${durationText(context.secondsLeft)} 남았습니다.` : null,
    isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
  };
}
