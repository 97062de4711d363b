/** Stories that look the same at every width, and why each is one of its own. */
export type OnPurpose = { readonly stories: readonly string[]; readonly reason: string };

export const alikeOnPurpose: readonly OnPurpose[] = [];
