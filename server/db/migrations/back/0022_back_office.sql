DROP INDEX "member_name";--> statement-breakpoint
DROP INDEX "member_mobile";--> statement-breakpoint
DROP TABLE "audit_entry";--> statement-breakpoint
DROP FUNCTION "refuse_audit_change"();--> statement-breakpoint
DROP TABLE "handling_step";--> statement-breakpoint
DROP TABLE "staff_session";--> statement-breakpoint
DROP TABLE "staff";--> statement-breakpoint
DROP INDEX "membership_inquiry_state";--> statement-breakpoint
DROP INDEX "membership_inquiry_assignee";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "assignee_id";--> statement-breakpoint
ALTER TABLE "membership_inquiry" DROP COLUMN "version";--> statement-breakpoint
DROP TYPE "public"."consultation_state";--> statement-breakpoint
DROP TYPE "public"."handling_event";--> statement-breakpoint
DROP TYPE "public"."staff_role";
