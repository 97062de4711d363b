/** Reports an unexpected error as uncaught, so that the browser and its error handlers see it. */
export const tellDefect = (error: unknown) =>
  setTimeout(() => {
    throw error;
  });
