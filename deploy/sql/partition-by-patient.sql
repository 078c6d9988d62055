-- Partitions the large tables of patient data by a hash of the patient: for a PostgreSQL that has outgrown a few hundred
-- million results. Run once, with the servers stopped, by the owner of the database:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -c "set regain.partitions = '32'" -f deploy/sql/partition-by-patient.sql
--
-- 16 partitions if no number is given. It all happens in one transaction or not at all; it copies the rows, so it needs
-- as much free disk space as they take. On an empty database it takes a second, so do it before `npm run transfer`. The
-- result has the same columns, keys, checks, indexes, privileges, and policies: the server does not notice the difference,
-- and its migrations still work (except `create index concurrently`, which PostgreSQL does not support on a partitioned
-- table). A table that is already partitioned is left as it is.
--
-- Every statement of Regain on these tables names the patient, so it touches one partition. Row-level security is checked
-- on the table; a partition has no privileges and no policy of its own, so nobody but the owner sees it.

begin;
set local statement_timeout = 0;

do $$
declare
  -- Those that grow with practice. Tables left out are small, or are read without a patient.
  wanted constant text[] := array['therapy_sessions', 'session_items', 'responses', 'response_corrections',
    'level_changes', 'blocks', 'practice_days', 'recordings'];
  partitions constant integer := coalesce(nullif(current_setting('regain.partitions', true), ''), '16')::integer;
  whole_tables text[];
  foreign_keys jsonb;
  policies jsonb;
  one record;
  table_name text;
  again text[];
begin
  if partitions not between 2 and 1024 then
    raise exception 'regain.partitions is %, but must be from 2 to 1024', partitions;
  end if;
  whole_tables := array(
    select name from unnest(wanted) as name
    where exists (select from pg_class where oid = to_regclass('public.' || name) and relkind = 'r'));

  -- Keys from or to a table that is re-created; they are put back at the end, which checks every row.
  select coalesce(jsonb_agg(jsonb_build_object('from', con.conrelid::regclass::text, 'name', con.conname,
    'definition', pg_get_constraintdef(con.oid))), '[]')
  into foreign_keys
  from pg_constraint con
  where con.contype = 'f' and con.conparentid = 0
    and (con.conrelid = any (whole_tables::regclass[]) or con.confrelid = any (whole_tables::regclass[]));
  for one in select * from jsonb_to_recordset(foreign_keys) as key("from" text, name text) loop
    execute format('alter table %s drop constraint %I', one."from", one.name);
  end loop;

  -- Policies on these tables, and policies of other tables that refer to them.
  select coalesce(jsonb_agg(jsonb_build_object('on', told.tablename, 'name', told.policyname, 'definition',
    format('as %s for %s to %s', told.permissive, told.cmd, array_to_string(told.roles, ', '))
      || coalesce(' using (' || told.qual || ')', '') || coalesce(' with check (' || told.with_check || ')', ''))), '[]')
  into policies
  from pg_policies told
  where told.schemaname = 'public' and exists (
    select from pg_policy pol join pg_depend dep on dep.classid = 'pg_policy'::regclass and dep.objid = pol.oid
    where pol.polname = told.policyname and pol.polrelid = format('public.%I', told.tablename)::regclass
      and dep.refclassid = 'pg_class'::regclass and dep.refobjid = any (whole_tables::regclass[]));
  for one in select * from jsonb_to_recordset(policies) as policy("on" text, name text) loop
    execute format('drop policy %I on %I', one.name, one."on");
  end loop;

  foreach table_name in array whole_tables loop
    -- What a copy of the columns, defaults, and checks leaves out, as the statements that re-create it.
    again := array(
      select format('alter table %I add constraint %I %s', table_name, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = table_name::regclass and contype in ('p', 'u')
      union all
      select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = table_name::regclass
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
      union all
      select format('alter table %I enable row level security', table_name)
      from pg_class where oid = table_name::regclass and relrowsecurity
      union all
      select format('grant %s on %I to %s', string_agg(acl.privilege_type, ', '), table_name,
        case when acl.grantee = 0 then 'public' else acl.grantee::regrole::text end)
      from pg_class rel, aclexplode(rel.relacl) acl
      where rel.oid = table_name::regclass and acl.grantee <> rel.relowner
      group by acl.grantee
      union all
      -- Privileges on single columns.
      select format('grant %s on %I to %s', string_agg(format('%s (%I)', acl.privilege_type, att.attname), ', '), table_name,
        case when acl.grantee = 0 then 'public' else acl.grantee::regrole::text end)
      from pg_class rel join pg_attribute att on att.attrelid = rel.oid and att.attnum > 0, aclexplode(att.attacl) acl
      where rel.oid = table_name::regclass and acl.grantee <> rel.relowner
      group by acl.grantee);

    execute format('alter table %I rename to %I', table_name, table_name || '_whole');
    execute format('create table %I (like %I including all excluding indexes) partition by hash (patient_id)',
      table_name, table_name || '_whole');
    for part in 0 .. partitions - 1 loop
      execute format('create table %I partition of %I for values with (modulus %s, remainder %s)',
        table_name || '_' || part, table_name, partitions, part);
      -- With no policy: nobody gets in through the partition.
      execute format('alter table %I enable row level security', table_name || '_' || part);
    end loop;
    execute format('insert into %I select * from %I', table_name, table_name || '_whole');
    execute format('drop table %I', table_name || '_whole');
    for one in select statement from unnest(again) as statement loop
      execute one.statement;
    end loop;
  end loop;

  for one in select * from jsonb_to_recordset(policies) as policy("on" text, name text, definition text) loop
    execute format('create policy %I on %I %s', one.name, one."on", one.definition);
  end loop;
  for one in select * from jsonb_to_recordset(foreign_keys) as key("from" text, name text, definition text) loop
    execute format('alter table %s add constraint %I %s', one."from", one.name, one.definition);
  end loop;
end $$;

commit;
