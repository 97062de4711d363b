import type { Endpoint } from '#contract/http/endpoint.ts';
import type { ErrorCode } from '#contract/http/envelope.ts';
import { refusalCodesOf } from '#contract/http/refusal-codes.ts';

const descriptions: Partial<Record<ErrorCode, string>> = {
  '400': '거절: message에 이유',
  '401': '로그인 필요, 또는 무효한 토큰(error: invalid_token)',
  '403': '비밀번호 확인이 없거나 지남',
  '404': '찾는 것이 없음',
  '413': '본문이 너무 큼',
  '414': '주소가 너무 김',
  '415': 'JSON이 아닌 본문',
  '422': '같은 키로 다른 본문을 이미 보냄',
  '423': '로그인 제한 중(retryAfter초 후 가능)',
  '429': '요청이 너무 많음(retryAfter초 후 가능)',
  '500': '서버 오류',
  '503': '일시적으로 이용 불가',
};

/** Returns every error response of the endpoint, each with the failure envelope. */
export const failureResponses = (endpoint: Endpoint) =>
  Object.fromEntries(
    refusalCodesOf(endpoint).map((code) => [code, { description: descriptions[code] ?? '', content }]),
  );

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
