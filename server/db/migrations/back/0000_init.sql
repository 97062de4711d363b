DROP TABLE "setting", "session", "rate_window", "membership", "member_address", "login_lock", "install", "consent", "member";--> statement-breakpoint
DROP TYPE "user_type", "gender", "consent_kind", "address_type";
