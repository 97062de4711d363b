CREATE TYPE "public"."consultation_state" AS ENUM('received', 'assigned', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."handling_event" AS ENUM('assigned', 'released', 'noted', 'mailed', 'called', 'closed', 'reopened');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('ADMIN', 'CONTENT', 'CONSULTATION', 'MEMBER', 'VIEWER');--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handling_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handling_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"event" "handling_event" NOT NULL,
	"text_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login_id" text NOT NULL,
	"name" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"password_hash" text,
	"totp_sealed" text NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"invitation_hash" text,
	"invitation_expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "staff_login_id_unique" UNIQUE("login_id"),
	CONSTRAINT "staff_invitation_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "state" "consultation_state" DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "membership_inquiry" SET "due_at" = "received_at" + interval '2 days', "state" = CASE WHEN "answered_at" IS NULL THEN 'received'::"consultation_state" ELSE 'answered'::"consultation_state" END;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "handling_step" ADD CONSTRAINT "handling_step_inquiry_id_membership_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."membership_inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "handling_step_inquiry" ON "handling_step" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "staff_name" ON "staff" USING btree ("name");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "member_name" ON "member" USING btree ("name");--> statement-breakpoint
CREATE INDEX "member_mobile" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "membership_inquiry_state" ON "membership_inquiry" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "membership_inquiry_assignee" ON "membership_inquiry" USING btree ("assignee_id","id") WHERE "membership_inquiry"."state" in ('received', 'assigned');--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the audit log are never changed or deleted.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
