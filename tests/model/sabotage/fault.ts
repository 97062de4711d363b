/** A defect put into a machine by replacing text of its file: `find` stands there exactly once. */
export type Fault = { fault: string; find: string; replace: string };
