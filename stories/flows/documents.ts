import type { Document } from '#contract/site/document.ts';

const document = (
  idType: number,
  type: Document['type'],
  title: string,
  requiredAgree: boolean,
  content: string,
): Document => ({
  idType,
  type,
  title,
  version: '2026-11-01',
  content,
  requiredAgree,
  exposureByJoin: true,
});

/** The documents of the terms step, shortened. */
export const documents: readonly Document[] = [
  document(
    1,
    'SERVICE',
    '서비스 이용약관 동의',
    true,
    '<h3>제1조(목적)</h3><p>이 약관은 <a href="/terms-of-use">서비스</a>의 이용 조건과 절차를 정합니다.</p>',
  ),
  document(
    2,
    'PRIVACY_JOIN',
    '개인정보 수집 및 이용 동의',
    true,
    '<table><caption>수집하는 개인정보</caption><thead><tr><th scope="col">항목</th><th scope="col">보유 기간</th></tr></thead><tbody><tr><th scope="row">성명, 생년월일</th><td>탈퇴할 때까지</td></tr></tbody></table>',
  ),
  document(3, 'THIRD_PARTY', '개인정보 제3자 제공 동의', false, '<p>동의하지 않으셔도 가입하실 수 있습니다.</p>'),
  document(
    4,
    'MARKETING',
    '광고성 정보 수신 동의',
    false,
    '<ul><li><strong>보내는 방법</strong> 이메일, 문자메시지</li></ul>',
  ),
];
