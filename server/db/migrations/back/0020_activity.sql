DELETE FROM "access_record" WHERE "action" = 'SIGN_IN_FAILED';--> statement-breakpoint
ALTER TYPE "public"."access_action" RENAME TO "later_access_action";--> statement-breakpoint
CREATE TYPE "public"."access_action" AS ENUM('SIGN_IN', 'PROFILE_CHANGE', 'PASSWORD_CHANGE', 'PASSWORD_RESET', 'DATA_DOWNLOAD', 'WITHDRAWAL');--> statement-breakpoint
ALTER TABLE "access_record" ALTER COLUMN "action" SET DATA TYPE "public"."access_action" USING "action"::text::"public"."access_action";--> statement-breakpoint
DROP TYPE "later_access_action";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "confirmed_at";
