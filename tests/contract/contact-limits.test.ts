import { describe, expect, test } from 'vitest';
import { contactInfoErrors, contactOf, type ContactInfo } from '#contract/account/contact-info.ts';
import { modifyProfile, profileOf } from '#contract/account/profile.ts';
import { member01 } from '#tests/fixtures/member.ts';

const stored: ContactInfo = profileOf(member01);
const termsAgree = { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null };

/** Returns the fields that the form marks as invalid, and whether the server accepts the payload. */
function checked(changed: Partial<ContactInfo>) {
  const entered = { ...stored, ...changed };
  return {
    marked: Object.keys(contactInfoErrors(entered)),
    isAccepted: modifyProfile.body.safeParse({ ...contactOf(entered), termsAgree, corporation: null }).success,
  };
}

/** Returns a domain of an email address with this length. */
const domain = (length: number) => `${'a'.repeat(length - 3)}.kr`;

describe('the form of the contact data marks what the server rejects, and nothing else', () => {
  test.each<[string, Partial<ContactInfo>]>([
    ['an email id of 64 characters', { emailUsername: 'a'.repeat(64) }],
    ['an email domain of 120 characters', { emailDomain: domain(120) }],
    ['both at their longest', { emailUsername: 'a'.repeat(64), emailDomain: domain(120) }],
    ['a detail address of 100 characters', { address2: '가'.repeat(100) }],
    ['a detail address of 100 characters between spaces', { address2: ` ${'가'.repeat(100)} ` }],
    [
      'no address and no landline',
      { postCode: '', address1: '', address2: '', contact: { prefix: '', front: '', back: '' } },
    ],
    ['a landline with an area code of two digits', { contact: { prefix: '02', front: '123', back: '4567' } }],
    ['a landline of 11 digits', { contact: { prefix: '031', front: '1234', back: '5678' } }],
    ['a mobile number of 10 digits', { mobile: { prefix: '011', front: '123', back: '4567' } }],
  ])('%s', (_name, changed) => expect(checked(changed)).toEqual({ marked: [], isAccepted: true }));

  test.each<[string, Partial<ContactInfo>, string]>([
    ['an email id of 65 characters', { emailUsername: 'a'.repeat(65) }, 'emailUsername'],
    ['an email domain of 121 characters', { emailDomain: domain(121) }, 'emailDomain'],
    ['a detail address of 101 characters', { address2: '가'.repeat(101) }, 'address2'],
    ['a mobile number of 9 digits', { mobile: { prefix: '011', front: '12', back: '4567' } }, 'mobile'],
    ['a mobile number of 070 with 10 digits', { mobile: { prefix: '070', front: '123', back: '4567' } }, 'mobile'],
    ['a landline with a part of five digits', { contact: { prefix: '031', front: '12345', back: '5678' } }, 'contact'],
  ])('%s', (_name, changed, field) => expect(checked(changed)).toEqual({ marked: [field], isAccepted: false }));
});
