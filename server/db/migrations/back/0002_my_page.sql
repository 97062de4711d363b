DROP INDEX "consent_in_force";--> statement-breakpoint
DROP INDEX "consent_member";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "device";--> statement-breakpoint
ALTER TABLE "membership" DROP COLUMN "regular";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "agreed_at" DROP NOT NULL;--> statement-breakpoint
-- Refused where a consent was withdrawn and given again: the former key has room for one of the two only.
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_kind_document_type_pk" PRIMARY KEY("member_id","kind","document_type");--> statement-breakpoint
DROP TABLE "withdrawn_consent", "withdrawal", "password_grant", "booking";--> statement-breakpoint
DROP TYPE "grant_purpose", "booking_status";
