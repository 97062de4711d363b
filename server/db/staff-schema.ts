import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
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
import { auditActions } from '#contract/staff/audit.ts';
import { handlingEvents } from '#contract/staff/consultation.ts';
import type { ContentValues } from '#contract/staff/content-field.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import { publicationStates, type Draft } from '#contract/staff/publication.ts';
import { staffRoles } from '#contract/staff/permissions.ts';
import { membershipInquiry } from './schema.ts';

// Tables of the back office. Staff members are never deleted, since the audit log names them.

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const roleOfStaff = pgEnum('staff_role', staffRoles);

/** A member of the staff, who can log in once the invitation was accepted. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    loginId: text().notNull().unique('staff_login_id_unique'),
    name: text().notNull(),
    role: roleOfStaff().notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text(),
    /** Secret of the authenticator app, sealed. */
    totpSealed: text().notNull(),
    /** Time step of the last code that was used: none is used twice. */
    totpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** Null once it was accepted. */
    invitationHash: text().unique('staff_invitation_unique'),
    invitationExpiresAt: moment(),
    disabledAt: moment(),
    createdAt: moment().notNull(),
    lastSignInAt: moment(),
  },
  (table) => [index('staff_name').on(table.name)],
);

export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index('staff_session_staff').on(table.staffId)],
);

/** Public key of a passkey with which a member of the staff logs in. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique('staff_passkey_credential_id_unique'),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reached the authenticator (WebAuthn §5.8.4). */
    transports: text().array().notNull(),
    /** Given by its owner. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('staff_passkey_staff').on(table.staffId)],
);

/**
 * Audit log. Each entry has a keyed hash of its values and of the hash before it; a trigger of the migrations refuses to
 * change or delete entries.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey(),
    at: moment().notNull(),
    /** Null for an operator at a terminal, and for a failed login. */
    staffId: integer(),
    /** Name at that time. */
    staffName: text().notNull(),
    action: text({ enum: auditActions }).notNull(),
    subject: text().notNull(),
    detail: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index('audit_entry_action').on(table.action, table.id)],
);

export const eventOfHandling = pgEnum('handling_event', handlingEvents);

export const publicationStateOf = pgEnum('publication_state', publicationStates);

/**
 * Content that is written, reviewed and published; `state` and `authorId` are those of the statechart `publication`,
 * `version` counts what was saved or decided. `targetId` is the row of the site that it is published as, and before
 * that the row that it will replace: the site only reads its own tables.
 */
export const publication = pgTable(
  'publication',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ContentKind>().notNull(),
    state: publicationStateOf().notNull().default('draft'),
    values: jsonb().$type<ContentValues>().notNull(),
    authorId: integer()
      .notNull()
      .references(() => staff.id),
    refusal: text().notNull().default(''),
    publishAt: moment(),
    endAt: moment(),
    targetId: integer(),
    version: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('publication_kind').on(table.kind, table.id),
    index('publication_state').on(table.state, table.id),
    index('publication_target').on(table.kind, table.targetId),
    // Two drafts for one row would overwrite each other.
    uniqueIndex('publication_open_target')
      .on(table.kind, table.targetId)
      .where(sql`${table.state} in ('draft', 'review', 'refused', 'scheduled')`),
    // One publication is that of what the site shows.
    uniqueIndex('publication_published_target')
      .on(table.kind, table.targetId)
      .where(sql`${table.state} = 'published'`),
    index('publication_due')
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('publication_end')
      .on(table.endAt)
      .where(sql`${table.state} = 'published' and ${table.endAt} is not null`),
  ],
);

/** Each saved version of a publication. */
export const publicationRevision = pgTable(
  'publication_revision',
  {
    publicationId: integer()
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: moment().notNull(),
    staffId: integer().notNull(),
    staffName: text().notNull(),
    draft: jsonb().$type<Draft>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.version] })],
);

const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

/** An uploaded picture; its id is in the URLs of its files. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull(),
  staffName: text().notNull(),
  uploadedAt: moment().notNull(),
});

/** A picture in one width, as WebP; stored before the picture is recorded. */
export const pictureFile = pgTable(
  'picture_file',
  {
    pictureId: text().notNull(),
    width: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.width] })],
);

/** Single row: increases with each publication, so that every process knows when to forget its rendered pages. */
export const contentRevision = pgTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

/** How often visitors left a flow at a screen on a day in Korea; nothing says who. */
export const flowEnd = pgTable(
  'flow_end',
  {
    day: date({ mode: 'string' }).notNull(),
    flow: text().notNull(),
    screen: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.flow, table.screen] })],
);

/** A step of the handling of a consultation, deleted with it. The text is sealed. */
export const handlingStep = pgTable(
  'handling_step',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => membershipInquiry.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    staffName: text().notNull(),
    event: eventOfHandling().notNull(),
    textSealed: text().notNull(),
  },
  (table) => [index('handling_step_inquiry').on(table.inquiryId, table.id)],
);
