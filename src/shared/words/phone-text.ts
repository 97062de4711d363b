/** A phone number with hyphens; one of an unusual length is returned unchanged. */
export const phoneText = (digits: string): string => digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
