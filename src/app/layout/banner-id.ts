/** The name under which the browser remembers that the top banner was put away. */
export const bannerId = 'top-banner';
