-- A session keeps its name when its token is renewed. Those of before keep the name that they had: the SHA-256 of a word and the token's hash. Password checks are of ten minutes: they are given again.
DELETE FROM "password_grant";--> statement-breakpoint
ALTER TABLE "password_grant" DROP CONSTRAINT "password_grant_token_hash_session_token_hash_fk";--> statement-breakpoint
ALTER TABLE "password_grant" DROP CONSTRAINT "password_grant_pkey";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_pkey";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "session" SET "id" = rtrim(translate(encode(sha256(convert_to('session ' || "token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "session" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "next_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_next_hash_unique" UNIQUE("next_hash");--> statement-breakpoint
ALTER TABLE "password_grant" ADD COLUMN "session_id" text PRIMARY KEY;--> statement-breakpoint
ALTER TABLE "password_grant" ADD CONSTRAINT "password_grant_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
