import { randomInt } from 'node:crypto';
import { openAs } from '../../crypto/keys.ts';
import type { Deps } from '../../deps.ts';
import type { App, Call } from '../../http/app-type.ts';
import { keepOpener } from '../../http/keep-opener.ts';
import { originOf } from '../../http/origin.ts';
import type { Html } from '../page.ts';
import { page } from '../page.ts';
import { answerFields } from './answer.ts';
import { attempt, personForm } from './person.ts';
import { readRequest } from './request.ts';
import { tokenSandbox } from './token-routes.ts';
import { codeView, endView, personView, returnView } from './views.ts';
import { unknownWindow, type Window, windowPaths, windows } from './windows.ts';

type Form = Readonly<Record<string, string>>;

/**
 * Replaces NICE: its calls, and its window for phone and i-PIN. It stores nothing: the data of a step travels sealed in
 * its form.
 */
export function identitySandbox(app: App, deps: Deps): void {
  tokenSandbox(app, deps);
  for (const path of Object.values(windowPaths)) app.use(path, keepOpener);
  app.post(windowPaths.entry, async (c) => enter(c, deps, await formOf(c)));
  app.post(windowPaths.askCode, async (c) => askCode(c, deps, await formOf(c)));
  app.post(windowPaths.confirm, async (c) => confirm(c, deps, await formOf(c)));
}

function enter(c: Call, deps: Deps, form: Form) {
  const request = readRequest(deps.keys, form, { now: deps.now(), origin: originOf(c, deps) });
  if (!request) return refuse(c);
  const window = windows[request.authType];
  return show(c, window, personView(window, deps.keys.seal('sandbox attempt', JSON.stringify(request)), {}));
}

function askCode(c: Call, { keys }: Deps, form: Form) {
  const sealed = form['request'] ?? '';
  const request = openAs(keys, 'sandbox attempt', sealed, attempt.shape.request);
  if (!request) return refuse(c);
  const window = windows[request.authType];
  const typed = personForm[request.authType].safeParse(form, { error: () => '입력하신 내용을 다시 확인해 주세요.' });
  if (!typed.success) return show(c, window, personView(window, sealed, form, typed.error.issues[0]?.message), 400);
  const person = { mobileco: null, mobileno: null, ...typed.data };
  // Some providers isolate their pages from those of other sites: the window loses its opener.
  if (person.outcome === 'isolated') c.header('Cross-Origin-Opener-Policy', 'same-origin');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return show(
    c,
    window,
    codeView(window, keys.seal('sandbox attempt', JSON.stringify({ request, person, code })), code),
  );
}

function confirm(c: Call, { keys }: Deps, form: Form) {
  const sealed = form['attempt'] ?? '';
  const given = openAs(keys, 'sandbox attempt', sealed, attempt);
  if (!given) return refuse(c);
  const { request, person } = given;
  const window = windows[request.authType];
  if (form['code'] !== given.code)
    return show(c, window, codeView(window, sealed, given.code, '인증번호가 일치하지 않습니다.'), 400);
  const fields = answerFields(keys, given);
  if (!fields) return show(c, window, endView(window, '시험용 응답 없음: 아무 결과도 보내지 않습니다.'));
  if (person.outcome === 'posted' || request.methodType === 'post')
    return show(c, window, returnView(window, request.returnUrl, fields));
  return c.redirect(`${request.returnUrl}?${new URLSearchParams(fields).toString()}`, 303);
}

const formOf = async (c: Call): Promise<Form> => Object.fromEntries(new URLSearchParams(await c.req.text()));

const refuse = (c: Call) => show(c, unknownWindow, endView(unknownWindow, '허용되지 않은 요청입니다.'), 400);

const show = (c: Call, { title }: Window, content: Html, status: 200 | 400 = 200) =>
  page(c, { title, script: '/sandbox/assets/identity.js', content, status });
