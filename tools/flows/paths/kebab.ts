/** Converts the name of a machine to kebab-case, as in its file names. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
