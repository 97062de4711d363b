CREATE TYPE "public"."document_type" AS ENUM('SERVICE', 'PRIVACY_JOIN', 'THIRD_PARTY', 'MARKETING', 'PRIVACY', 'VIDEO', 'TERM', 'EMAIL', 'PRIVACY_FOOTER');--> statement-breakpoint
CREATE TYPE "public"."provider" AS ENUM('NICE', 'IPIN');--> statement-breakpoint
CREATE TABLE "document" (
	"id_type" integer NOT NULL,
	"version" text NOT NULL,
	"type" "document_type" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"required_agree" boolean NOT NULL,
	"exposure_by_join" boolean NOT NULL,
	CONSTRAINT "document_id_type_version_pk" PRIMARY KEY("id_type","version")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"request_number" text PRIMARY KEY NOT NULL,
	"provider" "provider" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"person_hash" text,
	"identity_sealed" text
);
--> statement-breakpoint
CREATE TABLE "withdrawn_id" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "document_type" "document_type";--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "document_version" text;--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_member_id_kind_pk";--> statement-breakpoint
UPDATE "consent" SET
	"document_type" = (CASE "kind" WHEN 'SERVICE' THEN 'SERVICE' WHEN 'PRIVACY' THEN 'PRIVACY_JOIN' WHEN 'PRIVACY_THIRD_PARTY' THEN 'THIRD_PARTY' ELSE 'MARKETING' END)::"document_type",
	"document_version" = '2026-11-01',
	"kind" = CASE WHEN "kind" IN ('EMAIL', 'SMS') THEN "kind" ELSE 'DOCUMENT' END;--> statement-breakpoint
DROP TYPE "public"."consent_kind";--> statement-breakpoint
CREATE TYPE "public"."consent_kind" AS ENUM('DOCUMENT', 'EMAIL', 'SMS');--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "kind" SET DATA TYPE "public"."consent_kind" USING "kind"::"public"."consent_kind";--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "document_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "document_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_kind_document_type_pk" PRIMARY KEY("member_id","kind","document_type");--> statement-breakpoint
CREATE INDEX "verification_person" ON "verification" USING btree ("person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "member_person_unique" ON "member" USING btree ("di","user_type",coalesce("registration_number", ''));