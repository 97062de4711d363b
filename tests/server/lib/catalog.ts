import type { Db } from '#server/db/database.ts';
import { valuesOf } from './rows.ts';

const inPublicSchema = "nspname = 'public'";
const queries = {
  columns: `select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as value
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace n on n.oid = relnamespace left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${inPublicSchema} and relkind = 'r' and attnum > 0 and not attisdropped order by relname, attnum`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as value from pg_constraint c join pg_namespace n on n.oid = connamespace where ${inPublicSchema} order by 1`,
  indexes: "select indexdef as value from pg_indexes where schemaname = 'public' order by 1",
  sequences:
    "select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cache_size) as value from pg_sequences where schemaname = 'public' order by 1",
  types: `select concat_ws(' ', typname, rank() over (partition by t.oid order by enumsortorder), enumlabel) as value from pg_enum join pg_type t on t.oid = enumtypid join pg_namespace n on n.oid = typnamespace where ${inPublicSchema} order by typname, enumsortorder`,
  functions: `select pg_get_functiondef(p.oid) as value from pg_proc p join pg_namespace n on n.oid = pronamespace where ${inPublicSchema} order by 1`,
  triggers: `select pg_get_triggerdef(t.oid) as value from pg_trigger t join pg_class on pg_class.oid = tgrelid join pg_namespace n on n.oid = relnamespace where ${inPublicSchema} and not tgisinternal order by 1`,
} as const;

/** Returns everything in a schema, from PostgreSQL's catalogs. */
export async function catalogOf(db: Db): Promise<Record<string, string[]>> {
  const catalog: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(queries)) catalog[name] = await valuesOf(db, query);
  return catalog;
}
