DROP TABLE "staff_passkey";
