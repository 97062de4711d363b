import { html } from 'hono/html';
import type { Html } from '../page.ts';
import { personFields } from './person-fields.ts';
import { type Window, windowPaths } from './windows.ts';

type Values = Readonly<Record<string, string>>;

/** First step: the person's details. */
export const personView = (window: Window, request: string, values: Values, error?: string): Html =>
  frame(
    window,
    html`${alert(error)}
      <form method="post" action="${windowPaths.askCode}" autocomplete="off">
        <input type="hidden" name="request" value="${request}" />
        ${personFields(window.authType, values)}
        <div class="actions"><button type="button" data-close disabled>취소</button><button type="submit" class="primary">인증번호 요청</button></div>
      </form>`,
  );

/** Second step: the code, which a real provider would send by text message. */
export const codeView = (window: Window, attempt: string, code: string, error?: string): Html =>
  frame(
    window,
    html`${alert(error)}
      <form method="post" action="${windowPaths.confirm}" autocomplete="off">
        <input type="hidden" name="attempt" value="${attempt}" />
        <p class="notice">시험용이므로 문자 대신 여기에 표시합니다. 인증번호 <strong data-code>${code}</strong></p>
        <label for="code">인증번호</label>
        <input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9]{6}" autofocus />
        <div class="actions"><button type="button" data-close disabled>취소</button><button type="submit" class="primary">확인</button></div>
      </form>`,
  );

/** Return by POST, as some providers do it. */
export const returnView = (window: Window, returnUrl: string, fields: Values): Html =>
  frame(
    window,
    html`<form method="post" action="${returnUrl}" data-submit>
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p class="notice">본인확인 결과를 보내고 있습니다.</p>
      <div class="actions"><button type="submit" class="primary">계속</button></div>
    </form>`,
  );

/** Last page of the popup if the provider does not respond, or the request was invalid. */
export const endView = (window: Window, text: string): Html =>
  frame(
    window,
    html`<p class="notice">${text}</p><div class="actions"><button type="button" data-close disabled>닫기</button></div>`,
  );

const frame = ({ title }: Window, content: Html): Html =>
  html`<main><p class="eyebrow">시험용 본인확인기관</p><h1>${title}</h1>${content}</main>`;

const alert = (error: string | undefined) =>
  error === undefined ? '' : html`<p class="error" role="alert">${error}</p>`;
