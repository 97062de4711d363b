import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { html } from './html-column.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberReference = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });

export const userType = pgEnum('user_type', ['PERSONAL', 'CORPORATION', 'FOREIGNER', 'NORMAL']);
export const gender = pgEnum('gender', ['MALE', 'FEMALE']);
export const addressType = pgEnum('address_type', ['HOME', 'COMPANY']);
export const documentType = pgEnum('document_type', ['SERVICE', 'PRIVACY_JOIN', 'THIRD_PARTY', 'MARKETING', 'PRIVACY', 'VIDEO', 'TERM', 'EMAIL', 'PRIVACY_FOOTER']);
export const provider = pgEnum('provider', ['NICE', 'IPIN']);
/** A consent is to a document as such, or to the channels that the marketing document names. */
export const consentKind = pgEnum('consent_kind', ['DOCUMENT', 'EMAIL', 'SMS']);
export const bookingStatus = pgEnum('booking_status', ['R', 'I', 'N']);
export const grantPurpose = pgEnum('grant_purpose', ['PROFILE']);
/** Whether the club has made sure that a member acts for the company. */
export const companyApproval = pgEnum('company_approval', ['PENDING', 'APPROVED', 'REFUSED']);
export const accessAction = pgEnum('access_action', ['SIGN_IN', 'PROFILE_CHANGE', 'PASSWORD_CHANGE', 'PASSWORD_RESET', 'DATA_DOWNLOAD', 'WITHDRAWAL']);

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
    /** The person's identifier across services, sealed; `di` is the one that only this site knows. */
    ciSealed: text().notNull(),
    di: text().notNull(),
    /** Keyed hash of that identifier; null from a migration until the first start, which makes it. */
    personHash: text(),
    /** The account that its person keeps, if this one is closed because one person has one account. It goes with that. */
    doubleOf: bigint({ mode: 'number' }).references((): AnyPgColumn => member.id, { onDelete: 'cascade' }),
    companyName: text(),
    registrationNumber: text(),
    /** Of those who act for a company; nobody else has one. */
    companyApproval: companyApproval(),
    dormant: boolean().notNull().default(false),
    /** When the mail was queued that says that the account becomes dormant; null again after a login. */
    dormancyNoticedAt: moment(),
    lastSignInAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('member_service_id_unique').on(sql`lower(${table.serviceId})`),
    // One account of each person, and one for each company that the person acts for.
    uniqueIndex('member_person_unique').on(table.personHash, sql`coalesce(${table.registrationNumber}, '')`).where(sql`${table.doubleOf} is null`),
    index('member_double_of').on(table.doubleOf),
    index('member_company').on(table.registrationNumber),
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

const consentColumns = {
  kind: consentKind().notNull(),
  documentType: documentType().notNull(),
  documentVersion: text().notNull(),
  agreedAt: moment().notNull(),
  withdrawnAt: moment(),
};

/** A row for each time that a consent was given: in force until it is withdrawn, kept afterwards. */
export const consent = pgTable('consent', { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), memberId: memberReference(), ...consentColumns }, (table) => [
  index('consent_member').on(table.memberId),
  uniqueIndex('consent_in_force').on(table.memberId, table.kind, table.documentType).where(sql`${table.withdrawnAt} is null`),
]);

/** `regular` is a full membership (정회원). */
export const membership = pgTable(
  'membership',
  { number: text().primaryKey(), memberId: memberReference(), goodsName: text().notNull(), customerName: text().notNull(), regular: boolean().notNull() },
  (table) => [index('membership_member').on(table.memberId)],
);

/** As the reservation system spells it: property number, HHMM, number of holes. The index serves a member's range of days, read backwards. */
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

/** `device` is a coarse label, never what the browser sent; `nextHash` is of the token that a password check has given and no call has used yet. */
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

/** What a session may do, by the token given then, because its member gave the password again. */
export const passwordGrant = pgTable('password_grant', {
  sessionId: text()
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull(),
  purpose: grantPurpose().notNull(),
  expiresAt: moment().notNull(),
});

/** Wrong passwords of an id, known or not, of a device that has signed in before, or of a session. The key is a hash: what was typed is not stored. */
export const loginLock = pgTable('login_lock', {
  idHash: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: moment(),
  touchedAt: moment().notNull(),
});

/** Ids for which the same wrong password was tried within an hour. The fingerprint has 24 bits, too few to tell the password. */
export const failedPassword = pgTable('failed_password', { fingerprint: text().notNull(), idHash: text().notNull(), at: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.fingerprint, table.idHash] }),
]);

/** Calls per client address within one minute that starts at `startsAt`. */
export const rateWindow = pgTable(
  'rate_window',
  { addressHash: text().notNull(), startsAt: moment().notNull(), calls: integer().notNull() },
  (table) => [primaryKey({ columns: [table.addressHash, table.startsAt] })],
);

/** The documents with all their versions; the highest version of an `idType` is the one in force. */
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

/** A verification is asked for, succeeds once, is used once. `expiresAt` bounds the asking, then what succeeded. */
export const verification = pgTable(
  'verification',
  {
    requestNumber: text().primaryKey(),
    provider: provider().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    succeededAt: moment(),
    usedAt: moment(),
    /** Of what only the page that asked has: with it the answer is redeemed. */
    secretHash: text().notNull(),
    /** Of the one-time proof that redeeming gives. */
    proofHash: text(),
    /** Keyed hash of ci and di, and who the person is, sealed: both set when it succeeds. */
    personHash: text(),
    identitySealed: text(),
  },
  (table) => [index('verification_person').on(table.personHash)],
);

/** An answer that a provider sent by POST, encrypted by it, until the page that asked has it redeemed. */
export const returnedAnswer = pgTable('returned_answer', { handleHash: text().primaryKey(), payload: text().notNull(), expiresAt: moment().notNull() });

/** Ids that left and cannot be taken again before `until`, as keyed hashes. */
export const withdrawnId = pgTable('withdrawn_id', { idHash: text().primaryKey(), until: moment().notNull() });

/** Members who left, by a keyed hash, with the consents that they had given, as they stood then. */
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

/** A consultation that was asked for, for one year. Who asked and what is sealed; both hashes are keyed. */
export const membershipInquiry = pgTable(
  'membership_inquiry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestHash: text().notNull(),
    bodyHash: text().notNull(),
    receivedAt: moment().notNull(),
    inquirerType: inquirerType().notNull(),
    inquiryType: inquiryType().notNull(),
    sealed: text().notNull(),
    answeredAt: moment(),
    /** The name that the operator gave. */
    answeredBy: text(),
  },
  (table) => [uniqueIndex('membership_inquiry_request').on(table.requestHash), index('membership_inquiry_received').on(table.receivedAt)],
);

export const inquiryAction = pgEnum('inquiry_action', ['OPEN', 'EXPORT']);

/** Which operator read a consultation, when and why, for a year, also after the consultation is gone. */
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

/** Which operator read who acts for a company, approved or refused it, when and why, for a year, also after the member has left. */
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

/** What a member did, for a year, also after the member has left. `personHash` is keyed; the client's address is sealed. */
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
 * A mail that is to be sent, or was within 30 days. It is due at `nextAttemptAt`, which is null once it was sent or given up. Recipient and text are
 * sealed; they are deleted when it was sent, unless there is no mail server and the sandbox shows them.
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
/** The setting that is a text of its own page. */
export const changeOfNameKey = 'changeOfName';

/** One row: what this installation was set up with. */
export const install = pgTable('install', {
  id: integer().primaryKey(),
  addressSalt: text().notNull(),
  keyCheck: text().notNull(),
  /** The key of all keyed hashes, sealed under the encryption key; absent until the first start of a release that has it. */
  hashKeySealed: text(),
  /** Whether it was seeded with the sandbox's members, whose password everybody knows. */
  sampleMembers: boolean().notNull().default(false),
});
