CREATE TABLE "failed_password" (
	"fingerprint" text NOT NULL,
	"id_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_password_fingerprint_id_hash_pk" PRIMARY KEY("fingerprint","id_hash")
);
--> statement-breakpoint
ALTER TABLE "install" ADD COLUMN "hash_key_sealed" text;--> statement-breakpoint
-- Each is for ten minutes, and found by a hash that is made otherwise now.
DELETE FROM "verification";
