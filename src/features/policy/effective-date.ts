/** When a document came into force, from its version; a version that is no date is named as it is. */
export const effectiveDate = (version: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? `${version.replaceAll('-', '.')} 시행` : version);
