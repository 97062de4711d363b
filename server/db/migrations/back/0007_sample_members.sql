ALTER TABLE "install" DROP COLUMN "sample_members";
