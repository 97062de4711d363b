declare module 'virtual:flow-docs' {
  /** Diagram and table of each flow, by its name in kebab-case. */
  export const flows: Readonly<Record<string, import('#tools/flows/report/embedded.ts').EmbeddedFlow>>;
  /** The id of the story of each state, by the name of the machine and of the state. */
  export const stories: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The diagram of each flow as data, by the name of the machine. */
  export const placed: Readonly<Record<string, import('#tools/flows/diagram/place.ts').Placed>>;
}
