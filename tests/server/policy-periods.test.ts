import { expect, test } from 'vitest';
import documents from '#server/db/seed/content/documents.json' with { type: 'json' };
import { deviceKnownForDays } from '#server/http/device-cookie.ts';

const policy = documents.find(({ type }) => type === 'PRIVACY')?.content ?? '';
/** The rows of the table of this caption, cell by cell. */
const rowsOf = (caption: string) =>
  [...(new RegExp(`<caption>${caption}</caption>.*?</table>`, 's').exec(policy)?.[0] ?? '').matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)].map((row) => row.slice(1));

test('the privacy policy names what the browser keeps, and for how long', () => {
  expect(rowsOf('쿠키와 브라우저 저장소')).toEqual([
    ['필수', '로그인 유지', '로그아웃 때까지'],
    ['보안', '로그인한 적이 있는 기기의 확인(다른 사람의 로그인 시도로 이용이 제한되지 않게 함)', `${deviceKnownForDays}일`],
    ['기능', '아이디 저장, 팝업 하루 동안 보지 않기', '이용자가 지울 때까지, 팝업은 1일'],
  ]);
});
