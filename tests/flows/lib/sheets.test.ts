import { describe, expect, test } from 'vitest';
import { flow as login } from '#tests/flows/login/flow.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import { pathNumber } from '#tools/flows/paths/path-number.ts';
import { phrasesOf, sentencesOf } from '#tools/flows/words/sentence.ts';
import { filledCases } from '#tools/flows/sheets/filled.ts';
import { columns, sheetRows } from '#tools/flows/sheets/sheet-rows.ts';
import { sheetOf } from '#tools/flows/sheets/sheet.ts';

const walked = generatePaths(login.onMachine).paths.map((path) => pathRecordOf('machine', login.machine, path));
const sentences = sentencesOf(
  walked.map(({ steps }) => steps),
  login.words,
);
const paths = walked.map((path, index) => ({
  ...path,
  id: pathNumber(path),
  sentence: sentences[index] ?? { ko: '', en: '' },
  phrases: phrasesOf(path.steps, login.words),
}));
const sheet = sheetOf({ ...login, name: 'login' }, paths, () => []);
const refused = sheet.cases.find(({ sentence }) => sentence.ko.includes('서버가 비밀번호를 거절'));
const rows = sheetRows(sheet).map(({ cells }) => [...cells]);

describe('the number of a path', () => {
  test('is its own, and does not depend on the others', () => {
    const numbers = paths.map(({ id }) => id);
    expect([
      new Set(numbers).size,
      numbers.toReversed(),
      numbers.every((number) => /^login-[0-9A-HJKMNP-TV-Z]{6}$/.test(number)),
    ]).toEqual([numbers.length, walked.toReversed().map(pathNumber), true]);
  });

  test('stays as long as events and payloads stay, whatever the transitions are called', () => {
    const [path] = walked;
    if (!path) throw new Error('no path');
    expect(
      [
        pathNumber({ ...path, steps: path.steps.map((step) => ({ ...step, taken: ['renamed'] })) }),
        pathNumber({ ...path, steps: path.steps.slice(1) }),
      ].map((number) => number === pathNumber(path)),
    ).toEqual([true, false]);
  });
});

describe('a test sheet', () => {
  test('lists each step with what is entered and the text of the screen after it', () =>
    expect(refused?.steps.slice(1, 4)).toEqual([
      {
        action: '아이디 저장을 끄고 로그인 폼을 제출한다',
        data: 'credentials.serviceId: member01\ncredentials.password: Golf2026!a\nsaveId: false',
        screen: '예약 시스템 확인 중',
        message: '',
        picture: null,
      },
      { action: '예약 시스템이 회원을 받아들인다', data: '', screen: '로그인 중', message: '', picture: null },
      {
        action: '서버가 비밀번호를 거절한다 (먼저: 비밀번호를 틀리게 적는다)',
        data: '',
        screen: '로그인 알림',
        message: '아이디 또는 비밀번호가 일치하지 않습니다.',
        picture: null,
      },
    ]));

  test('says how a person brings an answer about, and leaves out paths with an answer that only a test gives', () => {
    const actions = sheet.cases.flatMap(({ steps }) => steps.map(({ action }) => action));
    expect([
      actions.includes('예약 시스템이 응답하지 않는다 (먼저: 서버를 SANDBOX_RESERVATION=down으로 시작한다)'),
      actions.some((action) => action.startsWith('로그인 요청에 실패한다')),
      sheet.cases.length < paths.length,
    ]).toEqual([true, false, true]);
  });

  test('sorts paths that reach the end of the flow first, then those that show a message', () => {
    const priorityOf = (text: string) => sheet.cases.find(({ sentence }) => sentence.ko.endsWith(text))?.priority;
    expect([priorityOf('서버가 로그인을 받아들인다.'), refused?.priority]).toEqual(['높음', '보통']);
  });

  test('has a row for each step, each with the number of its case', () => {
    expect(rows.map(([number, , , , step]) => `${number} ${step}`)).toEqual(
      sheet.cases.flatMap(({ number, steps }) => steps.map((_, index) => `${number} ${index + 1}`)),
    );
    expect(rows[0]?.slice(1, 4)).toEqual([
      sheet.cases[0]?.priority,
      '001 §2 Login screen',
      '로그인하지 않은 상태, /account/login',
    ]);
  });
});

describe('a filled sheet is read back', () => {
  const fill = (row: string[], result: string, remark = '') => [...row.slice(0, -2), result, remark];
  const [first, second] = sheet.cases;
  const filled = rows.map((row) => {
    if (row[0] === first?.number) return row[4] === '3' ? fill(row, '실패', '알림이 없음') : fill(row, '통과');
    return row[0] === second?.number ? fill(row, '통과') : row;
  });

  test('a case fails if a row failed, and passes if all rows passed', () =>
    expect(filledCases([[...columns], ...filled])).toEqual({
      cases: new Map([
        [first?.number, { verdict: 'failed', step: 3, remark: '알림이 없음' }],
        [second?.number, { verdict: 'passed', step: null, remark: '' }],
      ]),
      unreadable: [],
    }));

  test('without the rows that cannot be read, which are named', () =>
    expect(
      filledCases([
        ['번호', '걸음', '결과', '비고'],
        ['login-1', '1', 'OK', ''],
        ['login-2', '1', '통과', ''],
      ]),
    ).toEqual({
      cases: new Map([['login-2', { verdict: 'passed', step: null, remark: '' }]]),
      unreadable: ['2행의 결과 "OK"은(는) 통과, 실패, 보류 가운데 하나가 아니어서 읽지 않았습니다.'],
    }));

  test('and rejected if a column is missing', () =>
    expect(() => filledCases([['번호', '걸음', '결과']])).toThrow('비고 열이 없습니다.'));
});
