ALTER TABLE "member" DROP COLUMN "last_sign_in_at";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "dormancy_noticed_at";--> statement-breakpoint
DROP TABLE "mail";--> statement-breakpoint
DROP TABLE "access_record";--> statement-breakpoint
DROP TYPE "public"."access_action";