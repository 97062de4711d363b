DROP INDEX "member_person_unique";--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_member_id_kind_document_type_pk";--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
-- A consent that the former kinds have no word for keeps the name of its document, which the type below refuses: so none is lost.
UPDATE "consent" SET "kind" = CASE "document_type" WHEN 'SERVICE' THEN 'SERVICE' WHEN 'PRIVACY_JOIN' THEN 'PRIVACY' WHEN 'THIRD_PARTY' THEN 'PRIVACY_THIRD_PARTY' ELSE "document_type"::text END
	WHERE "kind" = 'DOCUMENT';--> statement-breakpoint
DROP TYPE "consent_kind";--> statement-breakpoint
CREATE TYPE "public"."consent_kind" AS ENUM('SERVICE', 'PRIVACY', 'PRIVACY_THIRD_PARTY', 'EMAIL', 'SMS');--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "kind" SET DATA TYPE "public"."consent_kind" USING "kind"::"public"."consent_kind";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "document_version";--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "document_type";--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_kind_pk" PRIMARY KEY("member_id","kind");--> statement-breakpoint
DROP TABLE "withdrawn_id", "verification", "document";--> statement-breakpoint
DROP TYPE "provider", "document_type";
