import type { ContactInfo, ContactInfoErrors } from '#contract/account/contact-info.ts';

/** Props of a form section for contact data: the values, their errors, and the change handler. */
export type ContactFieldsProps = {
  values: ContactInfo;
  errors: ContactInfoErrors;
  onChange: (changed: Partial<ContactInfo>) => void;
};
