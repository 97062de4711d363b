DROP INDEX "publication_published_target";--> statement-breakpoint
DROP INDEX "publication_open_target";--> statement-breakpoint
DROP INDEX "publication_due";--> statement-breakpoint
DROP INDEX "publication_end";--> statement-breakpoint
UPDATE "publication" SET "state" = 'ended' WHERE "state" = 'discarded';--> statement-breakpoint
ALTER TABLE "publication" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TYPE "public"."publication_state" RENAME TO "publication_state_with_discarded";--> statement-breakpoint
CREATE TYPE "public"."publication_state" AS ENUM('draft', 'review', 'refused', 'scheduled', 'published', 'ended');--> statement-breakpoint
ALTER TABLE "publication" ALTER COLUMN "state" TYPE "public"."publication_state" USING "state"::text::"public"."publication_state";--> statement-breakpoint
ALTER TABLE "publication" ALTER COLUMN "state" SET DEFAULT 'draft';--> statement-breakpoint
DROP TYPE "public"."publication_state_with_discarded";--> statement-breakpoint
CREATE UNIQUE INDEX "publication_open_target" ON "publication" USING btree ("kind","target_id") WHERE "publication"."state" in ('draft', 'review', 'refused', 'scheduled');--> statement-breakpoint
CREATE INDEX "publication_due" ON "publication" USING btree ("publish_at") WHERE "publication"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "publication_end" ON "publication" USING btree ("end_at") WHERE "publication"."state" = 'published' and "publication"."end_at" is not null;
