declare module 'virtual:messages' {
  /** A message of the contract. */
  export type Message = {
    readonly text: string;
    readonly name: string;
    readonly file: string;
    /** The stories of flows that show it. */
    readonly stories: readonly { readonly id: string; readonly title: string }[];
  };
  export const messages: readonly Message[];
}
