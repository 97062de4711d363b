import { profileErrors, type Profile, type ProfileErrors, type ProfileField } from '#contract/account/profile.ts';

/** In the order of the form. */
const fields: readonly ProfileField[] = ['password', 'passwordConfirm', 'emailUsername', 'emailDomain', 'mobile', 'address2', 'contact'];

/** The field that a control of that form name is a part of, if any. */
export const fieldNamed = (name: string): ProfileField | undefined => fields.find((field) => field === name) ?? fields.find((field) => name.startsWith(field));

/** The current errors of fields that were refused or left: no error is shown for a field before the user has reached it. */
export const shownErrors = (entered: Profile, refused: ProfileErrors, left: ReadonlySet<ProfileField>): ProfileErrors =>
  Object.fromEntries(Object.entries(profileErrors(entered)).filter(([name]) => fields.some((field) => field === name && (field in refused || left.has(field)))));

/** Whether the form could be saved as it stands. */
export const isSavable = (entered: Profile): boolean => Object.keys(profileErrors(entered)).length === 0;
