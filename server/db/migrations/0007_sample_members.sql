-- The members of a trial have numbers that nobody is given.
ALTER TABLE "install" ADD COLUMN "sample_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "install" SET "sample_members" = EXISTS (SELECT 1 FROM "member" WHERE "mobile" LIKE '0100000100_');
