CREATE TYPE "public"."contact_kind" AS ENUM('EMAIL', 'MOBILE');--> statement-breakpoint
CREATE TABLE "contact_change" (
	"member_id" bigint NOT NULL,
	"kind" "contact_kind" NOT NULL,
	"value" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"codes" integer DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contact_change_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_change_expires" ON "contact_change" USING btree ("expires_at");