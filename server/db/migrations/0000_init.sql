CREATE TYPE "public"."address_type" AS ENUM('HOME', 'COMPANY');--> statement-breakpoint
CREATE TYPE "public"."consent_kind" AS ENUM('SERVICE', 'PRIVACY', 'PRIVACY_THIRD_PARTY', 'EMAIL', 'SMS');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('MALE', 'FEMALE');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('PERSONAL', 'CORPORATION', 'FOREIGNER', 'NORMAL');--> statement-breakpoint
CREATE TABLE "consent" (
	"member_id" bigint NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"agreed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consent_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "install" (
	"id" integer PRIMARY KEY NOT NULL,
	"address_salt" text NOT NULL,
	"key_check" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_lock" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" "user_type" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"birthdate" date NOT NULL,
	"gender" "gender" NOT NULL,
	"ci_sealed" text NOT NULL,
	"di" text NOT NULL,
	"company_name" text,
	"registration_number" text,
	"dormant" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_address" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"post_code" text NOT NULL,
	"address_type" "address_type" NOT NULL,
	"contact" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"number" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"goods_name" text NOT NULL,
	"customer_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"address_hash" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "rate_window_address_hash_starts_at_pk" PRIMARY KEY("address_hash","starts_at")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_service_id_unique" ON "member" USING btree (lower("service_id"));--> statement-breakpoint
CREATE INDEX "membership_member" ON "membership" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");