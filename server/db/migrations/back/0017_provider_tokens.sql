DROP TABLE "provider_token";
