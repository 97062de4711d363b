DROP TABLE "contact_change";--> statement-breakpoint
DROP TYPE "public"."contact_kind";
