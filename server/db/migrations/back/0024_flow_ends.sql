DROP TABLE "flow_end";
