CREATE TYPE "public"."access_action" AS ENUM('SIGN_IN', 'PROFILE_CHANGE', 'PASSWORD_CHANGE', 'PASSWORD_RESET', 'DATA_DOWNLOAD', 'WITHDRAWAL');--> statement-breakpoint
CREATE TABLE "access_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_hash" text NOT NULL,
	"action" "access_action" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address_sealed" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sealed" text,
	"queued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "dormancy_noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
-- Nobody noted it so far: the year of each member begins now.
UPDATE "member" SET "last_sign_in_at" = now();--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "last_sign_in_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "access_record_person" ON "access_record" USING btree ("person_hash","at");--> statement-breakpoint
CREATE INDEX "access_record_at" ON "access_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mail_queued" ON "mail" USING btree ("queued_at");