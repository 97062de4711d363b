DROP TABLE "seeded_content", "schedule_table", "popup", "key_visual", "hole", "guest_info", "fee", "driving_range_fee", "driving_range_course", "driving_range_booking", "driving_range", "course", "club_terms", "club", "booking_info", "banner";--> statement-breakpoint
DROP FUNCTION "touch_updated_at";--> statement-breakpoint
DROP TYPE "terms_kind", "page_type", "club_key", "club_access";
