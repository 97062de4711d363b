import { accountMessages } from '#contract/account/account-messages.ts';
import type { Document, DocumentType } from '#contract/site/document.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { consent } from '../../db/schema.ts';
import type { ConsentResult } from '../mail/member-mails.ts';

type Consent = Omit<typeof consent.$inferInsert, 'memberId'>;

/**
 * Returns the consents that were given, each with the version of its document in force at `at`. Leaves out a channel
 * whose document was offered and declined. Throws 400 `invalidRequest` for a document that is not offered at sign-up,
 * 400 `requiredAgreement` if a required one is missing (spec 001 §5).
 */
export function consentsOf({ termsAgree, idTerms }: Registration, documents: readonly Document[], at: Date): Consent[] {
  const offered = documents.filter(({ exposureByJoin }) => exposureByJoin);
  if (idTerms.some((id) => offered.every(({ idType }) => idType !== id)))
    throw new ApiError('400', refusalMessages.invalidRequest);
  const checked = new Set<DocumentType>([
    'SERVICE',
    'PRIVACY_JOIN',
    ...(termsAgree.taPrivacyThirdParty ? ['THIRD_PARTY' as const] : []),
  ]);
  const agreed = offered.filter(({ type, idType }) => checked.has(type) || idTerms.includes(idType));
  if (offered.some((each) => each.requiredAgree && !agreed.includes(each)))
    throw new ApiError('400', accountMessages.requiredAgreement);
  const marketing = documents.filter(
    (document) => document.type === 'MARKETING' && (!document.exposureByJoin || agreed.includes(document)),
  );
  return [
    ...agreed.map((document) => consentTo('DOCUMENT', document, at)),
    ...(termsAgree.emailRcvDate === null ? [] : marketing.map((document) => consentTo('EMAIL', document, at))),
    ...(termsAgree.smsRcvDate === null ? [] : marketing.map((document) => consentTo('SMS', document, at))),
  ];
}

/** Returns what was agreed to and declined, in words: the offered documents, then the channels of advertising. */
export function consentResults(given: readonly Consent[], documents: readonly Document[]): ConsentResult[] {
  const isGiven = (kind: Consent['kind'], type?: DocumentType) =>
    given.some((each) => each.kind === kind && (type === undefined || each.documentType === type));
  return [
    ...documents
      .filter(({ exposureByJoin }) => exposureByJoin)
      .map(({ title, type }) => ({ title, isGiven: isGiven('DOCUMENT', type) })),
    { title: '이메일 수신', isGiven: isGiven('EMAIL') },
    { title: '문자(SMS) 수신', isGiven: isGiven('SMS') },
  ];
}

const consentTo = (kind: Consent['kind'], { type, version }: Document, agreedAt: Date): Consent => ({
  kind,
  documentType: type,
  documentVersion: version,
  agreedAt,
});
