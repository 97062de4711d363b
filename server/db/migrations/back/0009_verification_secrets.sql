DELETE FROM "verification";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "proof_hash";--> statement-breakpoint
ALTER TABLE "verification" DROP COLUMN "secret_hash";--> statement-breakpoint
DROP TABLE "returned_answer";
