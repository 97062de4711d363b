declare module 'virtual:messages' {
  /** A message of the contract. */
  export type Message = {
    readonly text: string;
    readonly name: string;
    readonly file: string;
    /** The states of flows whose context holds it on some generated path. */
    readonly states: readonly { readonly machine: string; readonly state: string }[];
  };
  export const messages: readonly Message[];
}
