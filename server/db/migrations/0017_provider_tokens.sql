CREATE TABLE "provider_token" (
	"id" text PRIMARY KEY NOT NULL,
	"token_sealed" text NOT NULL
);
