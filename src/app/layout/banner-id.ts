/** Key under which the browser stores that the top banner was dismissed. */
export const bannerId = 'top-banner';
