import { type Kysely, sql } from "kysely";

/**
 * An institution's figures of use, as `0026-institution-records` says them, by each patient's own today: by that of UTC an
 * American evening saw six days for seven. The caller says what day it is in which zone. The release before asks the
 * function without zones, which stays for it.
 */
const zones = `
  create function institution_zones() returns text[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select coalesce(array_agg(distinct time_zone), '{}')
       from users
       where institution_id = app_administered_institution() and type = 'patient' $$;
`;

/** The week under way is that of the patients who are furthest on; a zone that was not named has the day of UTC. */
const usage = `
  create function institution_usage(instant timestamptz, zones text[], todays date[]) returns json
    language sql stable security definer set search_path = public, pg_temp as
    $$
    with latest as (
      select coalesce((select max(one) from unnest(todays) one), (instant at time zone 'UTC')::date) as day
    ), people as (
      select u.id, u.type, greatest(u.last_sign_in_at, s.used_at) as seen_at,
        coalesce(t.today, (instant at time zone 'UTC')::date) as today
      from users u
      left join unnest(zones, todays) as t (zone, today) on t.zone = u.time_zone
      left join lateral (select max(last_used_at) as used_at from auth_sessions where user_id = u.id) s on true
      where u.institution_id = app_administered_institution()
    ), practice as (
      select d.patient_id, d.local_date, d.home_duration + d.clinic_duration as duration, p.today - d.local_date as age
      from people p
      join practice_days d on d.patient_id = p.id and d.local_date > p.today - 98 and d.item_count > 0
      where p.type = 'patient'
    ), weeks as (
      select date_trunc('week', latest.day)::date - 7 * n as monday from latest, generate_series(0, 11) n
    )
    select json_build_object(
      'clinicians', (select json_build_object(
          'total', count(*),
          'last7', count(*) filter (where seen_at > instant - interval '7 days'),
          'last30', count(*) filter (where seen_at > instant - interval '30 days'))
        from people where type = 'clinician'),
      'patients', (select json_build_object(
          'total', (select count(*) from people where type = 'patient'),
          'last7', case when count(distinct patient_id) filter (where age < 7) >= 5
            then count(distinct patient_id) filter (where age < 7) end,
          'last30', case when count(distinct patient_id) filter (where age < 30) >= 5
            then count(distinct patient_id) filter (where age < 30) end)
        from practice),
      'weeks', (select json_agg(week order by week.monday) from (
          select w.monday,
            case when count(distinct p.patient_id) >= 5 then count(distinct p.patient_id) end as patients,
            case when count(distinct p.patient_id) >= 5 then round(sum(p.duration) / 600000.0) * 10 end as minutes
          from weeks w
          left join practice p on p.local_date >= w.monday and p.local_date < w.monday + 7
          group by w.monday) week),
      'invitations', (select json_build_object(
          'open', count(*) filter (where status = 'INVITED' and expires_at > instant),
          'expired', count(*) filter (where status = 'INVITED' and expires_at <= instant),
          'declined', count(*) filter (where status = 'DECLINED'),
          'accepted', count(*) filter (where status = 'ACCEPTED'),
          'acceptedLast30', count(*) filter (where status = 'ACCEPTED' and answered_at > instant - interval '30 days'))
        from invitations where institution_id = app_administered_institution()))
    where app_administered_institution() is not null
    $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [zones, usage]) await sql.raw(part).execute(db);
}
