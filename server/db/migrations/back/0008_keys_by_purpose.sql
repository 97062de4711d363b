DELETE FROM "verification";--> statement-breakpoint
ALTER TABLE "install" DROP COLUMN "hash_key_sealed";--> statement-breakpoint
DROP TABLE "failed_password";
