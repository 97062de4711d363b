export type Run = (params: Record<string, unknown>) => Promise<object>;

/** A command whose parameters are as the standard says: the one place where they are believed. */
export const command =
  <Params>(run: (params: Params) => Promise<object> | object): Run =>
  async (params) =>
    run(params as Params);
