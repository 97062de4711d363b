CREATE TABLE "idempotent_call" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"input_hash" text NOT NULL,
	"answer_sealed" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "membership_inquiry_request";--> statement-breakpoint
CREATE INDEX "idempotent_call_expires" ON "idempotent_call" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "body_hash";