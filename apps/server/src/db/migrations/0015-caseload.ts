import { type Kysely, sql } from "kysely";

/**
 * What lists of many patients ask. These run as the owner, past row-level security, which would compare every row with
 * every patient of the caseload; instead each keeps to the actor's own caseload itself. Days are the patients' own:
 * the caller says what day it is in which zone, for the database may not know every zone.
 */
const functions = `
  create function caseload_zones() returns text[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select coalesce(array_agg(distinct u.time_zone), '{}')
       from caseload c join users u on u.id = c.patient_id
       where c.clinician_id = app_actor() $$;

  create function caseload_activity(zones text[], todays date[]) returns json language sql stable security definer
    set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(patient), '[]') from (
      select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.created_at as "createdAt",
        u.last_sign_in_at as "signedInAt", c.since, c.discharged_at as "dischargedAt",
        c.discharge_reason as "dischargeReason", t.today, e.first_day as "firstDay", e.last_day as "lastDay",
        coalesce(r.days_30, 0) as "days30", coalesce(r.late_days, 0) as "lateDays",
        coalesce(r.earlier_days, 0) as "earlierDays",
        coalesce(r.home, 0) as home, coalesce(r.clinic, 0) as clinic, coalesce(r.home_before, 0) as "homeBefore",
        coalesce(r.clinic_before, 0) as "clinicBefore"
      from caseload c
      join users u on u.id = c.patient_id
      join unnest(zones, todays) as t (zone, today) on t.zone = u.time_zone
      left join lateral (
        select min(local_date) as first_day, max(local_date) as last_day
        from practice_days where patient_id = c.patient_id
      ) e on true
      left join lateral (
        select count(*) filter (where local_date > t.today - 30)::int as days_30,
          count(*) filter (where local_date > t.today - 14)::int as late_days,
          count(*) filter (where local_date > t.today - 42 and local_date <= t.today - 14)::int as earlier_days,
          sum(home_count) filter (where local_date > t.today - 30)::int as home,
          sum(clinic_count) filter (where local_date > t.today - 30)::int as clinic,
          sum(home_count) filter (where local_date <= t.today - 30)::int as home_before,
          sum(clinic_count) filter (where local_date <= t.today - 30)::int as clinic_before
        from practice_days
        where patient_id = c.patient_id and local_date > t.today - 60 and local_date <= t.today
      ) r on e.last_day > t.today - 60
      where c.clinician_id = app_actor()
    ) patient
    $$;

  -- The days with practice in the four weeks that end with the last one, for those who have stopped.
  create function caseload_days_before_stop(patients uuid[]) returns json language sql stable security definer
    set search_path = public, pg_temp as
    $$
    select coalesce(json_object_agg(d.patient_id, d.days), '{}') from (
      select p.patient_id, count(*)::int as days
      from practice_days p
      join caseload c on c.patient_id = p.patient_id and c.clinician_id = app_actor()
      join lateral (select max(local_date) as last_day from practice_days where patient_id = c.patient_id) e on true
      where p.patient_id = any (patients) and p.local_date > e.last_day - 28
      group by p.patient_id
    ) d
    $$;

  -- What each patient did at each exercise and level in the last week.
  create function caseload_recent_levels(zones text[], todays date[], least_items integer) returns json
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(recent), '[]') from (
      select c.patient_id as "patientId", b.task_type_id as "typeId", b.level, sum(b.scored_count)::int as "scoredCount",
        sum(b.without_help_sum) as "withoutHelpSum", min(b.local_date) as "from", max(b.local_date) as "to"
      from caseload c
      join users u on u.id = c.patient_id
      join unnest(zones, todays) as t (zone, today) on t.zone = u.time_zone
      join blocks b on b.patient_id = c.patient_id and b.local_date > t.today - 7
      where c.clinician_id = app_actor() and c.discharged_at is null
      group by c.patient_id, b.task_type_id, b.level
      having sum(b.scored_count) >= least_items
    ) recent
    $$;

  -- Changes of level, the oldest first.
  create function caseload_level_changes(earliest timestamptz) returns json language sql stable security definer
    set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(change), '[]') from (
      select c.patient_id as "patientId", l.task_type_id as "typeId", l.from_level as "from", l.to_level as "to",
        l.session_id is not null as "isByRule", l.changed_at as "at"
      from caseload c
      join level_changes l on l.patient_id = c.patient_id
      where c.clinician_id = app_actor() and c.discharged_at is null and l.changed_at >= earliest
      order by l.changed_at
    ) change
    $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(functions).execute(db);
}
