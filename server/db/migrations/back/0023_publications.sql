ALTER TABLE "club_terms" DROP COLUMN "id";--> statement-breakpoint
DROP TABLE "publication_revision";--> statement-breakpoint
DROP TABLE "publication";--> statement-breakpoint
DROP TABLE "picture_file";--> statement-breakpoint
DROP TABLE "picture";--> statement-breakpoint
DROP TABLE "content_revision";--> statement-breakpoint
DROP TYPE "public"."publication_state";
