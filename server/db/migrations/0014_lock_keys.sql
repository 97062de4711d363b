-- The hash is not of an id alone: devices and sessions are counted, too.
ALTER TABLE "login_lock" RENAME COLUMN "id_hash" TO "key_hash";
