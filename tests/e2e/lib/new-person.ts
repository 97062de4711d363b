import { test } from 'playwright/test';

/** Password of every new member. */
export const newPassword = 'Fresh2026!b';

/** A password that the form accepts, and the server refuses. */
export const guessablePassword = 'Password1!';

export type NewPerson = {
  name: string;
  birthdate: string;
  gender: '남성' | '여성';
  nation: '내국인' | '외국인';
  mobile: string;
  serviceId: string;
};

let count = 0;

/** Returns a person whom the site does not know, another one at each call. */
export function newPerson(known: Partial<NewPerson> = {}): NewPerson {
  count += 1;
  const worker = String(test.info().workerIndex).padStart(3, '0');
  const digits = `${worker}${String(count).padStart(3, '0')}`;
  return {
    name: `새${written(digits, '가나다라마바사아자차')}`,
    birthdate: '19880229',
    gender: '여성',
    nation: '내국인',
    mobile: `01012${digits}`,
    serviceId: `fresh${digits}`,
    ...known,
  };
}

/** Returns a foreigner with a name of two words. */
export function foreigner(): NewPerson {
  const born = newPerson();
  return { ...born, name: `SMITH ${written(born.mobile, 'ABCDEFGHIJ')}`, nation: '외국인' };
}

const written = (digits: string, letters: string) => Array.from(digits, (digit) => letters[Number(digit)]).join('');
