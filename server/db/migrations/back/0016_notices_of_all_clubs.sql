DROP INDEX "notice_oak_hills_order";--> statement-breakpoint
DROP INDEX "notice_category_oak_hills_order";--> statement-breakpoint
DROP INDEX "notice_oak_valley_order";--> statement-breakpoint
DROP INDEX "notice_category_oak_valley_order";--> statement-breakpoint
DROP INDEX "notice_seongmunan_order";--> statement-breakpoint
DROP INDEX "notice_category_seongmunan_order";--> statement-breakpoint
DROP INDEX "notice_wolsongri_order";--> statement-breakpoint
DROP INDEX "notice_category_wolsongri_order";--> statement-breakpoint
CREATE INDEX "notice_club_order" ON "notice" USING btree ("cc_type","top_contents","created_date","id") INCLUDE ("title_folded","title_initials") WHERE "notice"."exposure";--> statement-breakpoint
CREATE INDEX "notice_category_club_order" ON "notice" USING btree ("category","cc_type","top_contents","created_date","id") INCLUDE ("title_folded","title_initials") WHERE "notice"."exposure";--> statement-breakpoint
DELETE FROM "notice_count";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_notices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM public.notice_count;
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO public.notice_count AS counted
			SELECT of_category, of_club, top_contents, date_trunc('month', created_date)::date, -count(*)
				FROM former, unnest(ARRAY['ALL', category::text]) AS of_category, unnest(CASE cc_type WHEN 'ALL' THEN ARRAY[cc_type] ELSE ARRAY['ALL'::public.cc_type, cc_type] END) AS of_club
				WHERE exposure GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
			ON CONFLICT (category, cc_type, top_contents, month) DO UPDATE SET total = counted.total + excluded.total;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO public.notice_count AS counted
			SELECT of_category, of_club, top_contents, date_trunc('month', created_date)::date, count(*)
				FROM latter, unnest(ARRAY['ALL', category::text]) AS of_category, unnest(CASE cc_type WHEN 'ALL' THEN ARRAY[cc_type] ELSE ARRAY['ALL'::public.cc_type, cc_type] END) AS of_club
				WHERE exposure GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
			ON CONFLICT (category, cc_type, top_contents, month) DO UPDATE SET total = counted.total + excluded.total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "notice_count"
	SELECT of_category, of_club, top_contents, date_trunc('month', created_date)::date, count(*)
		FROM "notice", unnest(ARRAY['ALL', category::text]) AS of_category, unnest(CASE cc_type WHEN 'ALL' THEN ARRAY[cc_type] ELSE ARRAY['ALL'::public.cc_type, cc_type] END) AS of_club
		WHERE exposure GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
