/**
 * Queries on the catalogue that generate a schema: each row is a statement (`sql`), in execution order. Names come out
 * qualified, because `search_path` is empty. Omits privileges, since the creating role owns everything.
 */

const OUR_SCHEMAS = `select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Matches objects in our schemas that do not belong to an extension. */
function matchOwnObjects(catalog: string, namespace: string): string {
  return `${namespace} in (${OUR_SCHEMAS}) and not exists (
    select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;
}

const OUR_RELATIONS = matchOwnObjects('pg_class', 'relnamespace');
const isRelation = (kinds: string) => `relkind in (${kinds}) and ${OUR_RELATIONS}`;
const belongsToOurRelation = (column: string) =>
  `${column} in (select oid from pg_class where ${OUR_RELATIONS})`;

/** Tables with rows of their own, and their insertable columns. */
export const TABLES_QUERY = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where ${isRelation("'r'")} order by pg_class.oid`;

/** Finds objects that these queries do not support; a copy would lack them. */
export const UNKNOWN_QUERY = `
  select what || ' ' || name as unknown from (
    select 'the foreign table', oid::regclass::text from pg_class where ${isRelation("'f'")}
    union all select 'the table with row security', oid::regclass::text from pg_class
      where relrowsecurity and ${OUR_RELATIONS}
    union all select 'the inherited table', inhrelid::regclass::text from pg_inherits
      join pg_class on pg_class.oid = inhrelid
      where relkind in ('r', 'p') and not relispartition and ${OUR_RELATIONS}
    union all select 'the rule', rulename::text from pg_rewrite
      where rulename <> '_RETURN' and ${belongsToOurRelation('ev_class')}
    union all select 'the trigger that is switched off', tgname::text from pg_trigger
      where not tgisinternal and tgenabled <> 'O' and ${belongsToOurRelation('tgrelid')}
    union all select 'the type', oid::regtype::text from pg_type
      where (typtype in ('d', 'r') or typtype = 'c' and (select relkind = 'c' from pg_class where oid = typrelid))
        and ${matchOwnObjects('pg_type', 'typnamespace')}
    union all select 'the aggregate', oid::regprocedure::text from pg_proc
      where prokind in ('a', 'w') and ${matchOwnObjects('pg_proc', 'pronamespace')}
    union all select 'the event trigger', evtname::text from pg_event_trigger
    union all select 'the large object', oid::text from pg_largeobject_metadata
  ) as things (what, name) order by 1 limit 5`;

const SEQUENCE_OPTIONS = `format('start with %s increment by %s minvalue %s maxvalue %s cache %s%s', seqstart, seqincrement, seqmin, seqmax, seqcache, case when seqcycle then ' cycle' end)`;

/** Sequence of an identity column, if any. */
const IDENTITY = `(
  select format(' generated %s as identity (sequence name %s %s)',
    case attidentity when 'a' then 'always' else 'by default' end, seqrelid::regclass, ${SEQUENCE_OPTIONS})
  from pg_depend join pg_sequence on seqrelid = objid
  where classid = 'pg_class'::regclass and refobjid = attrelid and refobjsubid = attnum and deptype = 'i')`;

const DEFAULT = `(
  select format(case attgenerated when 's' then ' generated always as (%s) stored'
      when 'v' then ' generated always as (%s) virtual' else ' default %s' end, pg_get_expr(adbin, adrelid))
  from pg_attrdef where adrelid = attrelid and adnum = attnum)`;

const COLLATION = `(
  select format(' collate %I.%I', nspname, collname)
  from pg_collation join pg_namespace on pg_namespace.oid = collnamespace join pg_type on pg_type.oid = atttypid
  where pg_collation.oid = attcollation and attcollation <> typcollation)`;

const COLUMNS = `
  select format('%I %s%s%s%s%s', attname, format_type(atttypid, atttypmod), ${COLLATION}, ${IDENTITY}, ${DEFAULT},
    case when attnotnull then ' not null' end) as line, 1 as part, attnum::text as place
  from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped`;

const CHECKS = `
  select format('constraint %I %s', conname, pg_get_constraintdef(pg_constraint.oid)), 2, conname
  from pg_constraint where conrelid = pg_class.oid and contype = 'c' and convalidated`;

const functions = (usesRowTypes: boolean) => `
  select pg_get_functiondef(oid) as sql from pg_proc
  where prokind in ('f', 'p') and ${matchOwnObjects('pg_proc', 'pronamespace')} and ${usesRowTypes ? '' : 'not'} exists (
    select from pg_type join pg_class on pg_class.oid = typrelid
    where relkind <> 'c' and pg_type.oid = any (array[prorettype] || proargtypes::oid[]))
  order by oid`;

/** Statements to run before the rows are copied. */
export const BEFORE_ROWS: readonly string[] = [
  `select format('create schema if not exists %I', nspname) as sql from pg_namespace
   where oid in (${OUR_SCHEMAS}) order by nspname`,
  `select format('create extension if not exists %I with schema %I', extname, nspname) as sql
   from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname <> 'plpgsql' order by 1`,
  `select format('create type %s as enum (%s)', oid::regtype, (
     select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid)) as sql
   from pg_type where typtype = 'e' and ${matchOwnObjects('pg_type', 'typnamespace')} order by oid`,
  functions(false),
  `select format('create sequence %s as %s %s', seqrelid::regclass, format_type(seqtypid, null), ${SEQUENCE_OPTIONS}) as sql
   from pg_sequence join pg_class on pg_class.oid = seqrelid
   where ${OUR_RELATIONS} and not exists (
     select from pg_depend where classid = 'pg_class'::regclass and objid = seqrelid and deptype = 'i') order by 1`,
  `select format('create %stable %s (%s)%s%s', case relpersistence when 'u' then 'unlogged ' end, oid::regclass,
     (select string_agg(line, ', ' order by part, length(place), place) from (${COLUMNS} union all ${CHECKS}) as lines),
     ' partition by ' || pg_get_partkeydef(oid), ' with (' || array_to_string(reloptions, ', ') || ')') as sql
   from pg_class where ${isRelation("'r', 'p'")} order by oid`,
  `select format('alter table only %s attach partition %s %s', inhparent::regclass, inhrelid::regclass,
     pg_get_expr(relpartbound, inhrelid)) as sql
   from pg_inherits join pg_class on pg_class.oid = inhrelid
   where relispartition and ${isRelation("'r', 'p'")} order by inhrelid`,
  functions(true),
];

const constraints = (where: string, only: string) => `
  select format('alter table ${only} %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
  from pg_constraint where ${where} and ${belongsToOurRelation('conrelid')} order by conrelid, conname`;

/** Statements that are faster and safer after the rows are copied. */
export const AFTER_ROWS: readonly string[] = [
  constraints("contype in ('p', 'u', 'x')", 'only'),
  `select case relkind when 'v' then format('create view %s as %s', oid::regclass, pg_get_viewdef(oid))
     else format('create materialized view %s as %s', oid::regclass, pg_get_viewdef(oid)) end as sql
   from pg_class where ${isRelation("'v', 'm'")} order by oid`,
  `select pg_get_indexdef(indexrelid) as sql from pg_index
   where ${belongsToOurRelation('indrelid')} and indisready
     and (indisvalid or (select relkind = 'I' from pg_class where oid = indexrelid))
     and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
   order by indrelid, indexrelid`,
  `select format('alter index %s attach partition %s', inhparent::regclass, inhrelid::regclass) as sql
   from pg_inherits join pg_class on pg_class.oid = inhrelid where ${isRelation("'i', 'I'")} order by inhrelid`,
  constraints("contype = 'f' and conparentid = 0", ''),
  constraints("contype = 'c' and not convalidated and coninhcount = 0", ''),
  `select pg_get_statisticsobjdef(oid) as sql from pg_statistic_ext where ${matchOwnObjects('pg_statistic_ext', 'stxnamespace')} order by oid`,
  `select pg_get_triggerdef(oid) as sql from pg_trigger
   where not tgisinternal and tgparentid = 0 and ${belongsToOurRelation('tgrelid')} order by tgrelid, tgname`,
  `select format('select pg_catalog.setval(%L, %s, %L)', seqrelid::regclass, coalesce(last, seqstart), last is not null) as sql
   from pg_sequence join pg_class on pg_class.oid = seqrelid, pg_sequence_last_value(seqrelid) as last
   where ${OUR_RELATIONS} order by 1`,
  `select format('alter sequence %s owned by %s.%I', objid::regclass, refobjid::regclass, attname) as sql
   from pg_depend join pg_class on pg_class.oid = objid join pg_attribute on attrelid = refobjid and attnum = refobjsubid
   where classid = 'pg_class'::regclass and deptype = 'a' and ${isRelation("'S'")} order by 1`,
  `select format('comment on %s %s is %L', case thing.type when 'table column' then 'column'
     when 'table constraint' then 'constraint' else thing.type end, thing.identity, description) as sql
   from pg_description, pg_identify_object(classoid, objoid, objsubid) as thing
   where thing.schema in (select nspname from pg_namespace where oid in (${OUR_SCHEMAS}))
     and thing.type in ('table', 'table column', 'table constraint', 'index', 'sequence', 'function', 'procedure', 'type',
       'view', 'materialized view')
     and not exists (select from pg_depend where classid = classoid and objid = objoid and deptype = 'e') order by 1`,
];

/** Statements that drop everything in our schemas except extensions. */
export const DROP_OURS: readonly string[] = [
  `select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
     when 'f' then 'foreign table' when 'S' then 'sequence' else 'table' end, oid::regclass) as sql
   from pg_class where ${isRelation("'r', 'p', 'v', 'm', 'f', 'S'")} order by relkind = 'S', oid`,
  `select format('drop routine if exists %s cascade', oid::regprocedure) as sql
   from pg_proc where ${matchOwnObjects('pg_proc', 'pronamespace')} order by oid`,
  `select format('drop type if exists %s cascade', oid::regtype) as sql
   from pg_type where (typtype in ('e', 'd', 'r') or typtype = 'c' and (select relkind = 'c' from pg_class where oid = typrelid))
     and ${matchOwnObjects('pg_type', 'typnamespace')} order by oid`,
];
