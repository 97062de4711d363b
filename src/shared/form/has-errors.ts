/** Whether anything is refused: only then does a flow want to hear of a change. */
export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;
