DROP TABLE "passkey_challenge";--> statement-breakpoint
DROP TABLE "passkey";--> statement-breakpoint
-- PostgreSQL removes no value from a type.
DELETE FROM "access_record" WHERE "action" IN ('PASSKEY_ADDED', 'PASSKEY_REMOVED');--> statement-breakpoint
ALTER TYPE "public"."access_action" RENAME TO "access_action_with_passkeys";--> statement-breakpoint
CREATE TYPE "public"."access_action" AS ENUM('SIGN_IN', 'SIGN_IN_FAILED', 'PROFILE_CHANGE', 'PASSWORD_CHANGE', 'PASSWORD_RESET', 'DATA_DOWNLOAD', 'WITHDRAWAL');--> statement-breakpoint
ALTER TABLE "access_record" ALTER COLUMN "action" TYPE "public"."access_action" USING "action"::text::"public"."access_action";--> statement-breakpoint
DROP TYPE "public"."access_action_with_passkeys";
