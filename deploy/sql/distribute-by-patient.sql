-- Distributes patient data over the nodes of a Citus cluster by patient. PREPARED, NEVER RUN: written for Citus 13 on
-- PostgreSQL 17 from its documentation. Try it on a copy first, and run apps/server/src/db/catalogue.test.ts and the
-- journeys against it before anybody relies on it.
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/sql/distribute-by-patient.sql
--
-- Not together with partition-by-patient.sql: this script splits the tables into shards by itself. The servers must be
-- stopped, and the roles regain_app and regain_eraser must exist on every node; Citus creates them if it propagates roles.
-- What makes it possible is tested: every key of patient data includes the patient (catalogue.test.ts), and calls about
-- one patient name the patient in every statement.

begin;

create extension if not exists citus;

-- Small, read by everybody, joined with everything: a full copy on each node.
do $$
declare
  table_name text;
begin
  foreach table_name in array array['institutions', 'users', 'norms', 'coupons'] loop
    perform create_reference_table(table_name);
  end loop;
end $$;

-- Every table with a patient_id, referenced tables before those that reference them. All in one colocation group, so that
-- one patient's rows are on one node and the keys between them can be checked there. `patients` references users, a
-- reference table, which Citus allows.
do $$
declare
  table_name text;
  done text[] := '{patients}';
  next text[];
begin
  perform create_distributed_table('patients', 'patient_id', shard_count => 64);
  loop
    next := array(
      select c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'patient_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any (done)
        and not exists (
          select from pg_constraint con join pg_class target on target.oid = con.confrelid
          join pg_attribute b on b.attrelid = target.oid and b.attname = 'patient_id'
          where con.contype = 'f' and con.conrelid = c.oid and con.confrelid <> c.oid
            and not target.relname = any (done))
      order by c.relname);
    exit when cardinality(next) = 0;
    foreach table_name in array next loop
      perform create_distributed_table(table_name, 'patient_id', colocate_with => 'patients');
    end loop;
    done := done || next;
  end loop;
end $$;

-- Storing and counting run entirely on the patient's node, including the advisory lock: it is then that node's lock, and
-- all writers for a patient meet there.
select create_distributed_function('lock_patient(uuid)', 'patient', colocate_with => 'patients');
select create_distributed_function('count_blocks(uuid, uuid[], integer[], smallint[], date[])', 'patient', colocate_with => 'patients');
select create_distributed_function('refresh_blocks(uuid, uuid[], integer[])', 'patient', colocate_with => 'patients');
select create_distributed_function('store_responses(uuid, jsonb)', 'patient', colocate_with => 'patients');

-- Policies call app_readable_patients(), which reads the caseload by clinician, not by patient: on the coordinator it
-- queries all nodes. Look at these plans first: explain (analyze, verbose) the caseload page of a clinician.

commit;
