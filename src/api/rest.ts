/** Lets the browser answer before the next step of a long work. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
