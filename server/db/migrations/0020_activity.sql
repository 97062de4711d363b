ALTER TYPE "public"."access_action" ADD VALUE 'SIGN_IN_FAILED' BEFORE 'PROFILE_CHANGE';--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "confirmed_at" timestamp with time zone;