/** Text with the effective date of a document, from its version; a version that is not a date is returned unchanged. */
export const effectiveDate = (version: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? `${version.replaceAll('-', '.')} 시행` : version;
