DROP TABLE "company_review";--> statement-breakpoint
DROP INDEX "member_company";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "company_approval";--> statement-breakpoint
DROP TYPE "public"."company_approval";--> statement-breakpoint
DROP TYPE "public"."company_action";
