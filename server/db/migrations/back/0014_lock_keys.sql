ALTER TABLE "login_lock" RENAME COLUMN "key_hash" TO "id_hash";
