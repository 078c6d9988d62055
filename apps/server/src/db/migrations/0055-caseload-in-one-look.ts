import { type Kysely, sql } from "kysely";

/**
 * What each patient of a caseload did lately, as `0015-caseload` says it: the last day comes with the last 60 days, and is
 * looked for by itself only where nothing was done in them; and the days that parts of a month begin with are worked out
 * once a zone, not once a day of practice.
 */
const activity = `
  create or replace function caseload_activity(zones text[], todays date[]) returns json
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(patient), '[]') from (
      select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.created_at as "createdAt",
        u.last_sign_in_at as "signedInAt", c.since, c.discharged_at as "dischargedAt",
        c.discharge_reason as "dischargeReason", t.today,
        (select min(local_date) from practice_days where patient_id = c.patient_id) as "firstDay",
        coalesce(r.last_day, (select max(local_date) from practice_days where patient_id = c.patient_id)) as "lastDay",
        r.days_30 as "days30", r.late_days as "lateDays", r.earlier_days as "earlierDays",
        coalesce(r.home, 0) as home, coalesce(r.clinic, 0) as clinic, coalesce(r.home_before, 0) as "homeBefore",
        coalesce(r.clinic_before, 0) as "clinicBefore"
      from caseload c
      join users u on u.id = c.patient_id
      join (
        select zone, today, today - 14 as before_14, today - 30 as before_30, today - 42 as before_42, today - 60 as before_60,
          today + 1 as tomorrow
        from unnest(zones, todays) as one (zone, today)
        offset 0
      ) t on t.zone = u.time_zone
      -- Tomorrow has practice where a patient has moved to the west.
      left join lateral (
        select max(local_date) as last_day,
          count(*) filter (where local_date > t.before_30 and local_date <= t.today)::int as days_30,
          count(*) filter (where local_date > t.before_14 and local_date <= t.today)::int as late_days,
          count(*) filter (where local_date > t.before_42 and local_date <= t.before_14)::int as earlier_days,
          sum(home_count) filter (where local_date > t.before_30 and local_date <= t.today)::int as home,
          sum(clinic_count) filter (where local_date > t.before_30 and local_date <= t.today)::int as clinic,
          sum(home_count) filter (where local_date <= t.before_30)::int as home_before,
          sum(clinic_count) filter (where local_date <= t.before_30)::int as clinic_before
        from practice_days
        where patient_id = c.patient_id and local_date > t.before_60 and local_date <= t.tomorrow
      ) r on true
      where c.clinician_id = app_actor()
    ) patient
    $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(activity).execute(db);
}
