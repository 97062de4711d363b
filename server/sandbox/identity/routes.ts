import { randomInt } from 'node:crypto';
import { openSealed, seal } from '../../crypto/seal.ts';
import type { Deps } from '../../deps.ts';
import type { App, Call } from '../../http/app-type.ts';
import { keepOpener } from '../../http/keep-opener.ts';
import type { Html } from '../page.ts';
import { page } from '../page.ts';
import { encodedAnswer } from './answer.ts';
import { attempt, personForm } from './person.ts';
import type { Provider } from './providers.ts';
import { providers } from './providers.ts';
import { codeView, endView, personView, returnView } from './views.ts';

/**
 * Serves the popups of phone verification and i-PIN. They are stateless: the data of a step travels sealed in its form.
 */
export function identitySandbox(app: App, { verificationKey: key }: Pick<Deps, 'verificationKey'>): void {
  for (const provider of providers) {
    for (const path of [provider.entry, provider.askCode, provider.confirm]) app.use(path, keepOpener);
    app.post(provider.entry, async (c) => enter(c, key, provider, await formOf(c)));
    app.post(provider.askCode, async (c) => askCode(c, key, provider, await formOf(c)));
    app.post(provider.confirm, async (c) => confirm(c, key, provider, await formOf(c)));
  }
}

type Form = Readonly<Record<string, string>>;

function enter(c: Call, key: Buffer, provider: Provider, form: Form) {
  const request = form[provider.requestField] ?? '';
  const isOurs = form.m === provider.service && requestOf(key, provider, request) !== undefined;
  return isOurs ? show(c, provider, personView(provider, request, {})) : refuse(c, provider);
}

function askCode(c: Call, key: Buffer, provider: Provider, form: Form) {
  const request = requestOf(key, provider, form.request ?? '');
  if (!request) return refuse(c, provider);
  const typed = personForm[provider.authType].safeParse(form, { error: () => '입력하신 내용을 다시 확인해 주세요.' });
  if (!typed.success)
    return show(c, provider, personView(provider, form.request ?? '', form, typed.error.issues[0]?.message), 400);
  const person = { mobileco: null, mobileno: null, ...typed.data };
  // Some providers isolate their pages from those of other sites: the window loses its opener.
  if (person.outcome === 'isolated') c.header('Cross-Origin-Opener-Policy', 'same-origin');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return show(c, provider, codeView(provider, seal(key, JSON.stringify({ request, person, code })), code));
}

function confirm(c: Call, key: Buffer, provider: Provider, form: Form) {
  const given = openSealed(key, form.attempt ?? '', attempt);
  if (!given) return refuse(c, provider);
  if (form.code !== given.code) {
    return show(c, provider, codeView(provider, form.attempt ?? '', given.code, '인증번호가 일치하지 않습니다.'), 400);
  }
  const answer = encodedAnswer(key, given);
  if (answer === undefined)
    return show(c, provider, endView(provider, '시험용 응답 없음: 아무 결과도 보내지 않습니다.'));
  if (given.person.outcome === 'posted')
    return show(c, provider, returnView(provider, given.request.returnPath, answer));
  return c.redirect(`${given.request.returnPath}?enc_data=${answer}`, 303);
}

const requestOf = (key: Buffer, { authType }: Provider, encoded: string) => {
  const request = openSealed(key, encoded, attempt.shape.request);
  return request?.authType === authType ? request : undefined;
};

const formOf = async (c: Call): Promise<Form> => Object.fromEntries(new URLSearchParams(await c.req.text()));

const refuse = (c: Call, provider: Provider) => show(c, provider, endView(provider, '허용되지 않은 요청입니다.'), 400);

const show = (c: Call, { title }: Provider, content: Html, status: 200 | 400 = 200) =>
  page(c, { title, script: '/sandbox/assets/identity.js', content, status });
