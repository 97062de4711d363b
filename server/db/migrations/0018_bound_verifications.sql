-- Each is for ten minutes, and has no browser.
DELETE FROM "verification";--> statement-breakpoint
DROP TABLE "returned_answer" CASCADE;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "bound_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "kept_sealed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "answer_sealed" text;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "handle_hash" text;