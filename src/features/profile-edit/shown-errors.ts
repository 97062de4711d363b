import { profileErrors, type Profile, type ProfileErrors, type ProfileField } from '#contract/account/profile.ts';

/** In the order of the form. */
const fields: readonly ProfileField[] = [
  'password',
  'passwordConfirm',
  'emailUsername',
  'emailDomain',
  'mobile',
  'postCode',
  'address1',
  'address2',
  'contact',
];

/** Returns the field that a control with this name belongs to, if any. */
export const fieldNamed = (name: string): ProfileField | undefined =>
  fields.find((field) => field === name) ?? fields.find((field) => name.startsWith(field));

/**
 * Returns the current errors of fields that were refused or have lost the focus: no error is shown before the user has
 * reached a field.
 */
export const shownErrors = (
  entered: Profile,
  refused: ProfileErrors,
  blurred: ReadonlySet<ProfileField>,
): ProfileErrors =>
  Object.fromEntries(
    Object.entries(profileErrors(entered)).filter(([name]) =>
      fields.some((field) => field === name && (field in refused || blurred.has(field))),
    ),
  );

/** Whether the current values can be saved. */
export const isSavable = (entered: Profile): boolean => Object.keys(profileErrors(entered)).length === 0;
