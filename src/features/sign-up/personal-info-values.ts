import { birthdayOf, defaultBirthday } from '#contract/account/birthday.ts';
import { personalInfoFields, type PersonalInfo, type PersonalInfoErrors, type PersonalInfoField } from '#contract/account/personal-info.ts';
import { defaultMobilePrefix, phonePartsOf } from '#contract/account/phone.ts';
import type { Identity } from '#contract/account/verification.ts';

/** Props of a form section: the values, their errors, and the change handler. */
export type FieldsProps = { values: PersonalInfo; errors: PersonalInfoErrors; onChange: (changed: Partial<PersonalInfo>) => void };

/** The form at its start: what the verification knows, and the defaults (spec 001 §9). */
const initialInfo = ({ birthdate, mobileno }: Pick<Identity, 'birthdate' | 'mobileno'>): PersonalInfo => ({
  serviceId: '',
  password: '',
  passwordConfirm: '',
  birthday: birthdayOf(birthdate) ?? defaultBirthday,
  emailUsername: '',
  emailDomain: '',
  mobile: mobileno === null ? { prefix: defaultMobilePrefix, front: '', back: '' } : phonePartsOf(mobileno),
  postCode: '',
  address1: '',
  address2: '',
  addressType: 'HOME',
  contact: { prefix: '', front: '', back: '' },
});

/** The form as it was left, with the number that the verification has proved since; at first its start. */
export const infoOf = (identity: Identity, left: PersonalInfo | null): PersonalInfo =>
  left ? { ...left, ...(identity.mobileno !== null && { mobile: phonePartsOf(identity.mobileno) }) } : initialInfo(identity);

/** Whether the form is another than at its start. */
export const isTyped = (values: PersonalInfo, identity: Identity): boolean => JSON.stringify(values) !== JSON.stringify(initialInfo(identity));

/** Those of the changed values that can be refused. */
export const changedFields = (changed: Partial<PersonalInfo>): PersonalInfoField[] => personalInfoFields.filter((field) => field in changed);
