DELETE FROM "verification";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "handle_hash";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "answer_sealed";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "kept_sealed";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "browser_hash";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "bound_at";--> statement-breakpoint
CREATE TABLE "returned_answer" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
