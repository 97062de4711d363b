CREATE TABLE "flow_end" (
	"day" date NOT NULL,
	"flow" text NOT NULL,
	"screen" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "flow_end_day_flow_screen_pk" PRIMARY KEY("day","flow","screen")
);
