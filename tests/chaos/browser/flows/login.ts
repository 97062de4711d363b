import { signIn } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { password } from '#tests/e2e/lib/person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

const reservation = /\/sandbox\/reservation\/login$/;

const setUp: Flow['setUp'] = async ({ page, person }) => {
  await person.openLogin('?redirect=%2Fmypage');
  await person.enter('member01');
  await person.toggleSaveId();
  return {
    press: () => person.submit.click(),
    typed: [
      [person.serviceId, 'member01'],
      [person.password, password],
      [person.saveId, true],
    ],
    done: page.getByRole('rowheader', { name: '오크밸리 정회원' }),
  };
};

const reservationLogin: Flow = {
  name: 'login: the reservation system is asked',
  calls: reservation,
  thirdParty: reservation,
  errorTexts: [messages.systemError],
  setUp,
};
const signedIn: Flow = {
  name: 'login',
  isShort: true,
  calls: new RegExp(`${signIn.path}$`),
  errorTexts: [...anyFailure, messages.systemError],
  setUp,
};

export const loginFlows = [reservationLogin, signedIn];
