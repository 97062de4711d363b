/** Names of a flow and of the state in which it was left. The server knows which there are. */
export type FlowEnd = { readonly flow: string; readonly state: string };

/** Path of `reportFlowEnd`, for pages that do not load schemas. */
export const flowEndPath = '/api/v1/flow-ends';
