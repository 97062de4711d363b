DELETE FROM "password_grant";--> statement-breakpoint
ALTER TABLE "password_grant" DROP COLUMN "session_id";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_next_hash_unique";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_token_hash_unique";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "next_hash";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "session" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "password_grant" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "password_grant" ADD CONSTRAINT "password_grant_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;
