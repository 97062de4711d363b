import type { Corporation } from '#contract/account/registration-number.ts';

/** Whether the boxes of the registration number accept this text: they take digits only, ten at most. */
export const isNumberTypeable = (registrationNumber: string): boolean => /^\d{0,10}$/.test(registrationNumber);

/** Whether the form of a company can send it: the next step is enabled once the name is not blank and the number has its ten digits. */
export const isCompanySendable = ({ companyName, registrationNumber }: Corporation): boolean => companyName.trim() !== '' && isNumberTypeable(registrationNumber) && registrationNumber.length === 10;
