DELETE FROM "notice_count";--> statement-breakpoint
ALTER TABLE "notice_count" ALTER COLUMN "category" SET DATA TYPE "notice_category" USING "category"::"notice_category";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_notices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM public.notice_count;
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO public.notice_count AS counted
			SELECT category, cc_type, top_contents, date_trunc('month', created_date)::date, -count(*) FROM former WHERE exposure GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
			ON CONFLICT (category, cc_type, top_contents, month) DO UPDATE SET total = counted.total + excluded.total;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO public.notice_count AS counted
			SELECT category, cc_type, top_contents, date_trunc('month', created_date)::date, count(*) FROM latter WHERE exposure GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
			ON CONFLICT (category, cc_type, top_contents, month) DO UPDATE SET total = counted.total + excluded.total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "notice_count"
	SELECT category, cc_type, top_contents, date_trunc('month', created_date)::date, count(*) FROM "notice" WHERE exposure GROUP BY 1, 2, 3, 4;
