import type { ContactInfo, ContactInfoErrors } from '#contract/contact-info.ts';

/** What a part of a form on how a member is reached is given: the values, their errors, and where changes go. */
export type ContactFieldsProps = { values: ContactInfo; errors: ContactInfoErrors; onChange: (changed: Partial<ContactInfo>) => void };
