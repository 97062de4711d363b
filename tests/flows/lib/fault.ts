/** A defect in a machine, planted by replacing text of its file: `find` occurs there exactly once. */
export type Fault = { fault: string; find: string; replace: string };
