/** A defect is one that the browser tells, however it was met. */
export const tellDefect = (error: unknown) =>
  setTimeout(() => {
    throw error;
  });
