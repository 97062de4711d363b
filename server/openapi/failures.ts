import * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { ErrorCode } from '#contract/http/envelope.ts';

const descriptions: Partial<Record<ErrorCode, string>> = {
  '400': '거절: message에 이유',
  '401': '로그인 필요, 또는 무효한 토큰(error: invalid_token)',
  '403': '비밀번호 확인이 없거나 지남',
  '404': '찾는 것이 없음',
  '413': '본문이 너무 큼',
  '414': '주소가 너무 김',
  '415': 'JSON이 아닌 본문',
  '423': '로그인 제한 중(retryAfter초 후 가능)',
  '429': '요청이 너무 많음(retryAfter초 후 가능)',
  '500': '서버 오류',
  '503': '일시적으로 이용 불가',
};

/** Returns every error response of the endpoint, each with the failure envelope. */
export function failureResponses(endpoint: Endpoint) {
  const answers = Object.entries(descriptions).filter(([code]) => applies(code, endpoint));
  return Object.fromEntries(answers.map(([code, description]) => [code, { description, content }]));
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

function applies(code: string, { access, confirmed, limit, body, query, params, result }: Endpoint): boolean {
  if (code === '413' || code === '415') return body !== undefined;
  if (code === '414') return [query, params].some((part) => part !== undefined);
  if (code === '400') return [body, query, params].some((part) => part !== undefined);
  if (code === '403') return confirmed === true;
  if (code === '404') return access === 'public' && limit === undefined && !isList(result) && [query, params].some((part) => part !== undefined);
  if (code === '423') return limit === 'credentials';
  if (code === '429') return limit !== undefined;
  return true;
}

/** A list without items is empty and no 404; so is a page. */
const isList = (result: Endpoint['result']): boolean => result instanceof z.ZodMiniArray || (result instanceof z.ZodMiniObject && 'page' in result.shape);
