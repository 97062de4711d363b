/** Reports an unexpected error as uncaught, so that the browser and its error handlers see it. */
export const reportError = (error: unknown) =>
  setTimeout(() => {
    throw error;
  });
