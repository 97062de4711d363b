CREATE TYPE "public"."booking_status" AS ENUM('R', 'I', 'N');--> statement-breakpoint
CREATE TYPE "public"."grant_purpose" AS ENUM('PROFILE');--> statement-breakpoint
CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"membership_number" text,
	"guest_name" text NOT NULL,
	"property_no" text NOT NULL,
	"play_date" date NOT NULL,
	"play_time" text NOT NULL,
	"holes" text NOT NULL,
	"status" "booking_status" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_grant" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" "grant_purpose" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_hash" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_consent" (
	"withdrawal_id" bigint NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"document_type" "document_type" NOT NULL,
	"document_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_member_id_kind_document_type_pk";--> statement-breakpoint
DELETE FROM "consent" WHERE "agreed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "agreed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "regular" boolean;--> statement-breakpoint
UPDATE "membership" SET "regular" = "goods_name" LIKE '%정회원';--> statement-breakpoint
ALTER TABLE "membership" ALTER COLUMN "regular" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "session" SET "device" = '알 수 없는 기기';--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_grant" ADD CONSTRAINT "password_grant_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_consent" ADD CONSTRAINT "withdrawn_consent_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_member_day" ON "booking" USING btree ("member_id","play_date","play_time","id");--> statement-breakpoint
CREATE INDEX "withdrawn_consent_withdrawal" ON "withdrawn_consent" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_in_force" ON "consent" USING btree ("member_id","kind","document_type") WHERE "consent"."withdrawn_at" is null;