import { reservationFields, reservationFlags } from '#contract/account/reservation.ts';
import { sandboxMode } from '../env.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';

const stallMs = 20_000;

const refusals = {
  unregistered: '예약 시스템에 등록되지 않은 회원입니다. 고객센터(1588-7676)로 문의해 주세요.',
  incomplete: '아이디와 비밀번호를 입력해 주세요.',
  notOurs: '허용되지 않은 요청입니다.',
} as const;

/**
 * Replaces the reservation system's login (spec 001 §7). Accepts any id and password that come with the right signature
 * and flag, and any id after a passkey. `SANDBOX_RESERVATION`, or the `X-Sandbox-Reservation` header, makes it refuse, fail, stall or return
 * garbage.
 */
export function reservationSandbox(app: App, { env, wait }: Deps): void {
  app.post('/sandbox/reservation/login', async (c) => {
    const mode = sandboxMode.safeParse(c.req.header('X-Sandbox-Reservation')).data ?? env.SANDBOX_RESERVATION;
    if (mode === 'down') return c.text('Service Unavailable', 503);
    if (mode === 'garbage') return c.html('<!doctype html><title>점검 중</title><p>시스템 점검 중입니다.</p>');
    if (mode === 'slow') await wait(stallMs);
    const errMsg = mode === 'refuse' ? refusals.unregistered : await judge(c, env.RESERVATION_SIGNATURE);
    return c.json({ errMsg });
  });
}

async function judge(c: Call, signature: string): Promise<string> {
  const form = new URLSearchParams(await c.req.text());
  const flag = form.get(reservationFields.flag);
  const isByPasskey = flag === reservationFlags.passkey;
  const isOurs =
    form.get(reservationFields.signature) === signature && (isByPasskey || flag === reservationFlags.password);
  if (!isOurs) return refusals.notOurs;
  const isComplete = form.get(reservationFields.id) && (isByPasskey || form.get(reservationFields.password));
  return isComplete ? '' : refusals.incomplete;
}
