/** So many topics an article can have. */
export const maxTemas = 30;
