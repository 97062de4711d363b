/** Whether there are errors: only then does a flow need to be notified of changes. */
export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;
