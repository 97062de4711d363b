CREATE TYPE "public"."company_action" AS ENUM('OPEN', 'APPROVE', 'REFUSE');--> statement-breakpoint
CREATE TYPE "public"."company_approval" AS ENUM('PENDING', 'APPROVED', 'REFUSED');--> statement-breakpoint
CREATE TABLE "company_review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"action" "company_action" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "company_approval" "company_approval";--> statement-breakpoint
-- Where a membership was linked to the account, somebody had asked the company.
UPDATE "member" SET "company_approval" = (CASE WHEN EXISTS (SELECT 1 FROM "membership" WHERE "member_id" = "member"."id") THEN 'APPROVED' ELSE 'PENDING' END)::"company_approval" WHERE "user_type" = 'CORPORATION';--> statement-breakpoint
CREATE INDEX "company_review_member" ON "company_review" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "company_review_at" ON "company_review" USING btree ("at");--> statement-breakpoint
CREATE INDEX "member_company" ON "member" USING btree ("registration_number");