-- Each is for ten minutes, and has no secret.
DELETE FROM "verification";--> statement-breakpoint
CREATE TABLE "returned_answer" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "secret_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "proof_hash" text;