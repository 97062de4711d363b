/** `requirements.json` of the report: the sentences of the specification that transitions stand for. */
export type RequirementsReport = {
  /** A transition stands for what the hand-written journeys that take it are cited for. */
  readonly transitions: readonly { readonly machine: string; readonly key: string; readonly requirements: readonly string[] }[];
  /** Those about one of the flows; `failed` are the titles of its journeys that do not pass. */
  readonly requirements: readonly { readonly id: string; readonly sentence: string; readonly flows: readonly string[]; readonly failed: readonly string[] }[];
};
