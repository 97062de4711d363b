import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { consultationStates } from '#contract/staff/consultation.ts';
import { html } from './html-column.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberReference = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });

export const userType = pgEnum('user_type', ['PERSONAL', 'CORPORATION', 'FOREIGNER', 'NORMAL']);
export const gender = pgEnum('gender', ['MALE', 'FEMALE']);
export const addressType = pgEnum('address_type', ['HOME', 'COMPANY']);
export const documentType = pgEnum('document_type', [
  'SERVICE',
  'PRIVACY_JOIN',
  'THIRD_PARTY',
  'MARKETING',
  'PRIVACY',
  'VIDEO',
  'TERM',
  'EMAIL',
  'PRIVACY_FOOTER',
]);
export const provider = pgEnum('provider', ['NICE', 'IPIN']);
/**
 * DOCUMENT is a consent to a document itself; EMAIL and SMS are consents to the channels that the marketing document
 * names.
 */
export const consentKind = pgEnum('consent_kind', ['DOCUMENT', 'EMAIL', 'SMS']);
export const bookingStatus = pgEnum('booking_status', ['R', 'I', 'N']);
export const grantPurpose = pgEnum('grant_purpose', ['PROFILE']);
/** Whether the club has confirmed that the member represents the company. */
export const companyApproval = pgEnum('company_approval', ['PENDING', 'APPROVED', 'REFUSED']);
/** An email address or a mobile number of a member. */
export const contactKind = pgEnum('contact_kind', ['EMAIL', 'MOBILE']);
export const accessAction = pgEnum('access_action', [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'PROFILE_CHANGE',
  'PASSWORD_CHANGE',
  'PASSWORD_RESET',
  'DATA_DOWNLOAD',
  'WITHDRAWAL',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
]);

export const member = pgTable(
  'member',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serviceId: text().notNull(),
    passwordHash: text().notNull(),
    userType: userType().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    birthdate: date({ mode: 'string' }).notNull(),
    gender: gender().notNull(),
    /** The person's CI, an identifier across services, sealed; `di` identifies the person on this site only. */
    ciSealed: text().notNull(),
    di: text().notNull(),
    /** Keyed hash of the CI; null after the migration until the first start fills it in. */
    personHash: text(),
    /** The account that stays open, if this one was closed because a person has only one. Deleted together with it. */
    doubleOf: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id, { onDelete: 'cascade' }),
    companyName: text(),
    registrationNumber: text(),
    /** Set for company representatives only. */
    companyApproval: companyApproval(),
    dormant: boolean().notNull().default(false),
    /** When the dormancy notice was queued; a login or a password reset sets it to null. */
    dormancyNoticedAt: moment(),
    lastSignInAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('member_service_id_unique').on(sql`lower(${table.serviceId})`),
    // One open account per person, and one per company that the person represents.
    uniqueIndex('member_person_unique')
      .on(table.personHash, sql`coalesce(${table.registrationNumber}, '')`)
      .where(sql`${table.doubleOf} is null`),
    index('member_double_of').on(table.doubleOf),
    index('member_company').on(table.registrationNumber),
    index('member_name').on(table.name),
    index('member_mobile').on(table.mobile),
  ],
);

export const memberAddress = pgTable('member_address', {
  memberId: memberReference().primaryKey(),
  address1: text().notNull(),
  address2: text().notNull(),
  postCode: text().notNull(),
  addressType: addressType().notNull(),
  contact: text().notNull(),
});

/**
 * New email address or mobile number that the member has not proved yet, until `expiresAt`; the previous one stays in
 * force. An email address is proved by a code: `codeHash` is keyed, `codes` counts those sent.
 */
export const contactChange = pgTable(
  'contact_change',
  {
    memberId: memberReference(),
    kind: contactKind().notNull(),
    value: text().notNull(),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    codeHash: text(),
    codeSentAt: moment(),
    codes: integer().notNull().default(0),
    wrongCodes: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    index('contact_change_expires').on(table.expiresAt),
  ],
);

const consentColumns = {
  kind: consentKind().notNull(),
  documentType: documentType().notNull(),
  documentVersion: text().notNull(),
  agreedAt: moment().notNull(),
  withdrawnAt: moment(),
};

/** One row each time a consent is given: in force until withdrawn, and stored afterwards. */
export const consent = pgTable(
  'consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberReference(),
    ...consentColumns,
    /** When the last mail was queued that confirms a consent to advertising to its member. */
    confirmedAt: moment(),
  },
  (table) => [
    index('consent_member').on(table.memberId),
    uniqueIndex('consent_in_force')
      .on(table.memberId, table.kind, table.documentType)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** `regular` is a full membership (정회원). */
export const membership = pgTable(
  'membership',
  {
    number: text().primaryKey(),
    memberId: memberReference(),
    goodsName: text().notNull(),
    customerName: text().notNull(),
    regular: boolean().notNull(),
  },
  (table) => [index('membership_member').on(table.memberId)],
);

/**
 * Formats are those of the reservation system: property number, HHMM, number of holes. The index serves a member's date
 * range, scanned backwards.
 */
export const booking = pgTable(
  'booking',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberReference(),
    membershipNumber: text(),
    guestName: text().notNull(),
    propertyNo: text().notNull(),
    playDate: date({ mode: 'string' }).notNull(),
    playTime: text().notNull(),
    holes: text().notNull(),
    status: bookingStatus().notNull(),
  },
  (table) => [index('booking_member_day').on(table.memberId, table.playDate, table.playTime, table.id)],
);

/**
 * `device` is a coarse label, never the User-Agent itself. `nextHash` belongs to a token that a password check issued
 * and no call has used yet.
 */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique('session_token_hash_unique'),
    nextHash: text().unique('session_next_hash_unique'),
    memberId: memberReference(),
    device: text().notNull().default(''),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index('session_member').on(table.memberId)],
);

/** Permission of a session, bound to the token issued when its member entered the password again. */
export const passwordGrant = pgTable('password_grant', {
  sessionId: text()
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull(),
  purpose: grantPurpose().notNull(),
  expiresAt: moment().notNull(),
});

/** Second way to log in, which a member adds. Ids and keys are base64url; `counter` never goes back. */
export const passkey = pgTable(
  'passkey',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberReference(),
    credentialId: text().notNull().unique('passkey_credential_id_unique'),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reached the authenticator (WebAuthn §5.8.4). */
    transports: text().array().notNull(),
    /** Given by the member. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkey_member').on(table.memberId)],
);

/**
 * Challenge to an authenticator, used once: for a new passkey of the session whose id `keyHash` hashes, or for a login
 * of the page that has the hashed secret. After the login's answer, a ticket for that passkey takes its place.
 */
export const passkeyChallenge = pgTable('passkey_challenge', {
  keyHash: text().primaryKey(),
  /** Null for a ticket. */
  challenge: text(),
  passkeyId: bigint({ mode: 'number' }).references(() => passkey.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/**
 * Wrong passwords per id (existing or not), per device that has logged in before, or per session. The key is a hash:
 * nothing that was typed is stored.
 */
export const loginLock = pgTable('login_lock', {
  keyHash: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: moment(),
  touchedAt: moment().notNull(),
});

/**
 * Ids for which the same wrong password was tried within an hour. The fingerprint has 24 bits, too few to recover the
 * password.
 */
export const failedPassword = pgTable(
  'failed_password',
  { fingerprint: text().notNull(), idHash: text().notNull(), at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.fingerprint, table.idHash] })],
);

/** Calls per client address within the minute that starts at `startsAt`. */
export const rateWindow = pgTable(
  'rate_window',
  { addressHash: text().notNull(), startsAt: moment().notNull(), calls: integer().notNull() },
  (table) => [primaryKey({ columns: [table.addressHash, table.startsAt] })],
);

/** All versions of the documents; the highest version of an `idType` is in force. */
export const document = pgTable(
  'document',
  {
    idType: integer().notNull(),
    version: text().notNull(),
    type: documentType().notNull(),
    title: text().notNull(),
    content: html().notNull(),
    requiredAgree: boolean().notNull(),
    exposureByJoin: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idType, table.version] })],
);

/**
 * A verification is requested, answered by the provider, bound to the browser that requested it, redeemed once and used
 * once. `expiresAt` limits the request, then the result.
 */
export const verification = pgTable(
  'verification',
  {
    requestNumber: text().primaryKey(),
    provider: provider().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the answer came back by the browser that had requested it. */
    boundAt: moment(),
    succeededAt: moment(),
    usedAt: moment(),
    /** Hash of the secret that only the requesting page has, and that redeems the answer. */
    secretHash: text().notNull(),
    /** Hash of the cookie of the browser that requested it. */
    browserHash: text().notNull(),
    /** What reading the provider's answer needs, sealed. */
    keptSealed: text().notNull(),
    /** The provider's answer, sealed, and the hash of the one-time handle by which the browser passes it on. */
    answerSealed: text(),
    handleHash: text(),
    /** Hash of the one-time proof that redeeming returns. */
    proofHash: text(),
    /** Keyed hash of CI and DI, and the sealed identity: both are set on success. */
    personHash: text(),
    identitySealed: text(),
  },
  (table) => [index('verification_person').on(table.personHash)],
);

/** Token of an identity provider for all requests of this installation; `id` is a hash of the provider and the client. */
export const providerToken = pgTable('provider_token', { id: text().primaryKey(), tokenSealed: text().notNull() });

/** Keyed hashes of withdrawn members' ids, which cannot be registered again before `until`. */
export const withdrawnId = pgTable('withdrawn_id', { idHash: text().primaryKey(), until: moment().notNull() });

/** Withdrawn members by a keyed hash, with the consents they had given by then. */
export const withdrawal = pgTable('withdrawal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  personHash: text().notNull(),
  reason: text().notNull(),
  at: moment().notNull(),
});

export const withdrawnConsent = pgTable(
  'withdrawn_consent',
  {
    withdrawalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => withdrawal.id, { onDelete: 'cascade' }),
    ...consentColumns,
  },
  (table) => [index('withdrawn_consent_withdrawal').on(table.withdrawalId)],
);

export const inquirerType = pgEnum('inquirer_type', ['PERSONAL', 'CORPORATION']);
export const inquiryType = pgEnum('inquiry_type', ['CONDO', 'GOLF']);

export const handlingState = pgEnum('consultation_state', consultationStates);

/**
 * Consultation request, stored for one year. Contact details and message are sealed. `state` and `assigneeId` are those
 * of `consultation-handling`; `version` counts its steps.
 */
export const membershipInquiry = pgTable(
  'membership_inquiry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: moment().notNull(),
    inquirerType: inquirerType().notNull(),
    inquiryType: inquiryType().notNull(),
    sealed: text().notNull(),
    state: handlingState().notNull().default('received'),
    /** When an answer is due. */
    dueAt: moment().notNull(),
    /** A member of the staff. The table references this one, so that there is no foreign key. */
    assigneeId: integer(),
    version: integer().notNull().default(0),
    answeredAt: moment(),
    /** Name of the staff member or the operator. */
    answeredBy: text(),
  },
  (table) => [
    index('membership_inquiry_received').on(table.receivedAt),
    index('membership_inquiry_state').on(table.state, table.id),
    index('membership_inquiry_assignee')
      .on(table.assigneeId, table.id)
      .where(sql`${table.state} in ('received', 'assigned')`),
  ],
);

/**
 * Call of an idempotent endpoint that has taken effect, until `expiresAt`. `callHash` identifies endpoint, caller and
 * key, `inputHash` what was sent; both are keyed. The answer is null only within the transaction of the call itself.
 */
export const idempotentCall = pgTable(
  'idempotent_call',
  { callHash: text().primaryKey(), inputHash: text().notNull(), answerSealed: text(), expiresAt: moment().notNull() },
  (table) => [index('idempotent_call_expires').on(table.expiresAt)],
);

export const inquiryAction = pgEnum('inquiry_action', ['OPEN', 'EXPORT']);

/** Which operator read a consultation, when and why; stored for a year, even after the consultation is deleted. */
export const inquiryAccess = pgTable(
  'inquiry_access',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: bigint({ mode: 'number' }).notNull(),
    action: inquiryAction().notNull(),
    at: moment().notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('inquiry_access_inquiry').on(table.inquiryId, table.at), index('inquiry_access_at').on(table.at)],
);

export const companyAction = pgEnum('company_action', ['OPEN', 'APPROVE', 'REFUSE']);

/**
 * Which operator read, approved or refused a company representative, when and why; stored for a year, even after the
 * member has withdrawn.
 */
export const companyReview = pgTable(
  'company_review',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' }).notNull(),
    action: companyAction().notNull(),
    at: moment().notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('company_review_member').on(table.memberId, table.at), index('company_review_at').on(table.at)],
);

/**
 * Activity of a member, stored for a year, even after the member has withdrawn. `personHash` is keyed; the client
 * address is sealed.
 */
export const accessRecord = pgTable(
  'access_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personHash: text().notNull(),
    action: accessAction().notNull(),
    at: moment().notNull(),
    addressSealed: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index('access_record_person').on(table.personHash, table.at), index('access_record_at').on(table.at)],
);

/**
 * Mail that is queued, or was queued within the last 30 days. It is due at `nextAttemptAt`, which is null once it was
 * sent or given up; recipient and text, which are sealed, are deleted then. Without a mail server they stay, and the
 * sandbox shows them.
 */
export const mail = pgTable(
  'mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sealed: text(),
    queuedAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment(),
    sentAt: moment(),
  },
  (table) => [index('mail_due').on(table.nextAttemptAt), index('mail_queued').on(table.queuedAt)],
);

export const setting = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() });
/** Key of the setting that holds the text of the change-of-name page. */
export const changeOfNameKey = 'changeOfName';

/** Single row: the parameters of this installation. */
export const install = pgTable('install', {
  id: integer().primaryKey(),
  addressSalt: text().notNull(),
  keyCheck: text().notNull(),
  /** Key of all keyed hashes, sealed under the encryption key; null until the first start of a release that has it. */
  hashKeySealed: text(),
  /** Whether it was seeded with the sandbox's members, whose password is public. */
  sampleMembers: boolean().notNull().default(false),
});
