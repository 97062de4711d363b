-- Columns are in the order of the older schema, so those that follow are added again.
ALTER TABLE "membership_inquiry" RENAME COLUMN "received_at" TO "former_received_at";--> statement-breakpoint
ALTER TABLE "membership_inquiry" RENAME COLUMN "inquirer_type" TO "former_inquirer_type";--> statement-breakpoint
ALTER TABLE "membership_inquiry" RENAME COLUMN "inquiry_type" TO "former_inquiry_type";--> statement-breakpoint
ALTER TABLE "membership_inquiry" RENAME COLUMN "sealed" TO "former_sealed";--> statement-breakpoint
ALTER TABLE "membership_inquiry" RENAME COLUMN "answered_at" TO "former_answered_at";--> statement-breakpoint
ALTER TABLE "membership_inquiry" RENAME COLUMN "answered_by" TO "former_answered_by";--> statement-breakpoint
ALTER TABLE "membership_inquiry"
	ADD COLUMN "request_hash" text,
	ADD COLUMN "body_hash" text,
	ADD COLUMN "received_at" timestamp with time zone,
	ADD COLUMN "inquirer_type" "inquirer_type",
	ADD COLUMN "inquiry_type" "inquiry_type",
	ADD COLUMN "sealed" text,
	ADD COLUMN "answered_at" timestamp with time zone,
	ADD COLUMN "answered_by" text;--> statement-breakpoint
-- The hash of no request.
UPDATE "membership_inquiry" SET
	"request_hash" = 'consultation ' || "id",
	"body_hash" = '',
	"received_at" = "former_received_at",
	"inquirer_type" = "former_inquirer_type",
	"inquiry_type" = "former_inquiry_type",
	"sealed" = "former_sealed",
	"answered_at" = "former_answered_at",
	"answered_by" = "former_answered_by";--> statement-breakpoint
ALTER TABLE "membership_inquiry"
	DROP COLUMN "former_received_at",
	DROP COLUMN "former_inquirer_type",
	DROP COLUMN "former_inquiry_type",
	DROP COLUMN "former_sealed",
	DROP COLUMN "former_answered_at",
	DROP COLUMN "former_answered_by",
	ALTER COLUMN "request_hash" SET NOT NULL,
	ALTER COLUMN "body_hash" SET NOT NULL,
	ALTER COLUMN "received_at" SET NOT NULL,
	ALTER COLUMN "inquirer_type" SET NOT NULL,
	ALTER COLUMN "inquiry_type" SET NOT NULL,
	ALTER COLUMN "sealed" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_inquiry_request" ON "membership_inquiry" USING btree ("request_hash");--> statement-breakpoint
CREATE INDEX "membership_inquiry_received" ON "membership_inquiry" USING btree ("received_at");--> statement-breakpoint
DROP TABLE "idempotent_call";
