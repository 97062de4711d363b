/** Returns how the site addresses a member: by name, once it is loaded. */
export const called = (name: string | undefined): string => (name === undefined ? '회원님' : `${name} 님`);
