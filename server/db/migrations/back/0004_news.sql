-- Its tables are empty when they are made again: so their content is to be added again, too.
DELETE FROM "seeded_content" WHERE "name" IN ('notices', 'special-offers', 'faqs', 'builtin-faqs', 'membership-infos');--> statement-breakpoint
DROP TABLE "special_offer", "notice_count", "notice", "membership_info", "faq", "membership_inquiry";--> statement-breakpoint
DROP FUNCTION "count_notices", "search_wanted", "search_grams", "search_fold_html", "search_initials", "search_fold";--> statement-breakpoint
DROP TYPE "offer_category", "notice_category", "cc_type", "inquiry_type", "inquirer_type";
