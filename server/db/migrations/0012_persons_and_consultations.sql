CREATE TYPE "public"."inquiry_action" AS ENUM('OPEN', 'EXPORT');--> statement-breakpoint
CREATE TABLE "inquiry_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" bigint NOT NULL,
	"action" "inquiry_action" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "member_person_unique";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "person_hash" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "double_of" bigint;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_inquiry" ADD COLUMN "answered_by" text;--> statement-breakpoint
CREATE INDEX "inquiry_access_inquiry" ON "inquiry_access" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE INDEX "inquiry_access_at" ON "inquiry_access" USING btree ("at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_double_of_member_id_fk" FOREIGN KEY ("double_of") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_double_of" ON "member" USING btree ("double_of");--> statement-breakpoint
CREATE UNIQUE INDEX "member_person_unique" ON "member" USING btree ("person_hash",coalesce("registration_number", '')) WHERE "member"."double_of" is null;