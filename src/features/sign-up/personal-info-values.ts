import { birthdayOf, defaultBirthday } from '#contract/account/birthday.ts';
import {
  personalInfoFields,
  type PersonalInfo,
  type PersonalInfoErrors,
  type PersonalInfoField,
} from '#contract/account/personal-info.ts';
import { defaultMobilePrefix, phonePartsOf } from '#contract/account/phone.ts';
import type { Identity } from '#contract/account/verification.ts';

/** Props of a form section: the values, their errors, and the change handler. */
export type FieldsProps = {
  values: PersonalInfo;
  errors: PersonalInfoErrors;
  onChange: (changed: Partial<PersonalInfo>) => void;
};

/** The initial values: those of the verification, and the defaults (spec 001 §9). */
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

/** The previous values, with the phone number verified since; the initial values if there are none. */
export const infoOf = (identity: Identity, previous: PersonalInfo | null): PersonalInfo =>
  previous
    ? { ...previous, ...(identity.mobileno !== null && { mobile: phonePartsOf(identity.mobileno) }) }
    : initialInfo(identity);

/** Whether the values differ from the initial ones. */
export const isTyped = (values: PersonalInfo, identity: Identity): boolean =>
  JSON.stringify(values) !== JSON.stringify(initialInfo(identity));

/** The changed fields that can have an error. */
export const changedFields = (changed: Partial<PersonalInfo>): PersonalInfoField[] =>
  personalInfoFields.filter((field) => field in changed);
