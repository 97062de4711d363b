export type Run = (params: Record<string, unknown>) => Promise<object>;

/** Treats parameters as the standard specifies them, without validation: the only place that does. */
export const command =
  <Params>(run: (params: Params) => Promise<object> | object): Run =>
  async (params) =>
    run(params as Params);
