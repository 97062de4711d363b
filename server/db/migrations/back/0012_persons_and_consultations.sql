DROP INDEX "member_person_unique";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "double_of";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "person_hash";--> statement-breakpoint
CREATE UNIQUE INDEX "member_person_unique" ON "member" USING btree ("di","user_type",coalesce("registration_number", ''));--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "answered_by";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "answered_at";--> statement-breakpoint
DROP TABLE "inquiry_access";--> statement-breakpoint
DROP TYPE "public"."inquiry_action";
