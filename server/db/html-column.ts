import { customType } from 'drizzle-orm/pg-core';
import { sanitized } from '../html/sanitized.ts';

/** HTML written by operators, sanitized whenever it is read. */
export const html = customType<{ data: string; driverData: string }>({ dataType: () => 'text', fromDriver: sanitized });
