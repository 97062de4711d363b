/** How the site calls a member; by the name once it is known. */
export const called = (name: string | undefined): string => (name === undefined ? '회원님' : `${name} 님`);
