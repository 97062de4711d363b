import { html } from 'hono/html';
import type { AuthType } from '#contract/account/verification.ts';
import people from '../content/people.json' with { type: 'json' };
import type { Html } from '../page.ts';
import { carriers, outcomes } from './person.ts';

type Values = Readonly<Record<string, string>>;

/** Fields of the first step. Selecting a sample person fills them in. */
export const personFields = (authType: AuthType, values: Values): Html => html`
  <label for="person">시험용 인물</label>
  <select id="person" data-person>
    <option value="">직접 입력</option>
    ${people.map(personOption)}
  </select>
  ${authType === 'IPIN' ? textField('ipinId', '아이핀 아이디', values, 50) : ''} ${textField('name', '이름', values, 50)}
  ${textField('birthdate', '생년월일(8자리)', values, 8, true)} ${choice('gender', '성별', { 1: '남성', 0: '여성' }, values)}
  ${choice('nationalinfo', '내외국인', { 0: '내국인', 1: '외국인' }, values)}
  ${authType === 'NICE' ? html`${select('mobileco', '통신사', carriers, values)} ${textField('mobileno', '휴대폰번호', values, 11, true)}` : ''}
  ${select('outcome', '시험용 응답', outcomes, values)}
`;

function personOption(person: (typeof people)[number], index: number): Html {
  const { name, birthdate, gender, nationalinfo, mobileco, mobileno } = person;
  return html`<option
    value="${index + 1}"
    data-name="${name}"
    data-birthdate="${birthdate}"
    data-gender="${gender}"
    data-nationalinfo="${nationalinfo}"
    data-mobileco="${mobileco}"
    data-mobileno="${mobileno}"
    data-ipin-id="ipin${index + 1}"
  >
    ${name} ${birthdate}
  </option>`;
}

const textField = (name: string, label: string, values: Values, maxlength: number, digits = false): Html => html`
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" value="${values[name] ?? ''}" required maxlength="${maxlength}" ${digits ? 'inputmode=numeric' : ''} />
`;

const select = (name: string, label: string, options: Readonly<Record<string, string>>, values: Values): Html => html`
  <label for="${name}">${label}</label>
  <select id="${name}" name="${name}" required>
    ${Object.entries(options).map(([value, text]) => html`<option value="${value}" ${values[name] === value ? 'selected' : ''}>${text}</option>`)}
  </select>
`;

const choice = (name: string, label: string, options: Readonly<Record<string, string>>, values: Values): Html => html`
  <fieldset>
    <legend>${label}</legend>
    ${Object.entries(options).map(
      ([value, text]) =>
        html`<label class="choice"><input type="radio" name="${name}" value="${value}" required ${values[name] === value ? 'checked' : ''} />${text}</label>`,
    )}
  </fieldset>
`;
