import type { AnyEventObject } from 'xstate';
import { findCorporation } from '#contract/account/find.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';

export const company = { companyName: '오크상사', registrationNumber: '1234567891' };

/** The event of the company's form, with its examples. */
export const companySubmitted = {
  ko: '법인 정보를 제출한다',
  en: 'the user submits the company',
  examples: [
    { payload: { corporation: company } },
    {
      payload: { corporation: { ...company, registrationNumber: '1234567890' } },
      ko: '틀린 사업자등록번호로 법인 정보를 제출한다',
      en: 'the user submits the company with a wrong number',
    },
    {
      payload: { corporation: { ...company, companyName: '가'.repeat(61) } },
      ko: '너무 긴 회사명으로 법인 정보를 제출한다',
      en: 'the user submits the company with too long a name',
    },
  ],
};

/** Whether the contract accepts the company of an event. */
export const isCompany = ({ corporation }: AnyEventObject): boolean =>
  findCorporation.query.safeParse(corporation).success;

/** Companies on both sides of each limit. */
export const companies = () =>
  samplesOf(
    { type: 'corporation.submitted' as const, corporation: company },
    ['corporation.companyName', 'corporation.registrationNumber'],
    isCompany,
  );

/** Whether the boxes of the registration number accept this text: they take digits only, ten at most. */
export const isNumberTypeable = (registrationNumber: string): boolean => /^\d{0,10}$/.test(registrationNumber);

/**
 * Whether the form of a company can send it: the next step is enabled once the name is not blank and the number has its
 * ten digits.
 */
export const isCompanySendable = ({ companyName, registrationNumber }: Corporation): boolean =>
  companyName.trim() !== '' && isNumberTypeable(registrationNumber) && registrationNumber.length === 10;
