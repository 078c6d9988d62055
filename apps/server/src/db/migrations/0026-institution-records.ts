import { type Kysely, sql } from "kysely";

/**
 * What an institution's admins read of the trail is told when it is written: `kind` says where it belongs on their page,
 * and is null for what is no business of theirs, as a patient's own practice. An index for each way of looking: a page of
 * a long trail must not be found by walking all of it.
 */
const trail = [
  `alter table audit
     add column kind text,
     -- Which of the several things a call can do.
     add column detail text`,
  "drop policy admins on audit",
  `create policy admins on audit for select
     using (institution_id = (select app_administered_institution()) and kind is not null)`,
  "create policy demo on audit for insert with check ((select app_is_system('demo')))",
  "drop index audit_institution",
  "create index audit_institution on audit (institution_id, at, id) where kind is not null",
  "create index audit_institution_kind on audit (institution_id, kind, at, id) where kind is not null",
  "create index audit_institution_person on audit (institution_id, user_id, at, id) where kind is not null",
  `create index audit_institution_refused on audit (institution_id, at, id)
     where kind is not null and status >= 400`,
];

/**
 * Figures of an institution as a whole. Runs as the owner, for an admin reads no patient's rows; so it keeps to the
 * admin's own institution itself, and no figure leaves it that fewer than five patients make up. Minutes are rounded to
 * ten: who takes one patient out must not read that patient's from the difference. Days are the patients' own; the weeks
 * begin on Monday.
 */
const figures = `
  create function institution_usage(instant timestamptz) returns json language sql stable security definer
    set search_path = public, pg_temp as
    $$
    with today as (
      select (instant at time zone 'UTC')::date as day
    ), people as (
      select u.id, u.type, u.status, greatest(u.last_sign_in_at, s.used_at) as seen_at
      from users u
      left join lateral (select max(last_used_at) as used_at from auth_sessions where user_id = u.id) s on true
      where u.institution_id = app_administered_institution()
    ), practice as (
      select d.patient_id, d.local_date, d.home_duration + d.clinic_duration as duration, today.day - d.local_date as age
      from practice_days d
      join people p on p.id = d.patient_id and p.type = 'patient'
      cross join today
      where d.local_date > today.day - 98 and d.item_count > 0
    ), weeks as (
      select date_trunc('week', today.day)::date - 7 * n as monday from today, generate_series(0, 11) n
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
  for (const part of [...trail, figures]) await sql.raw(part).execute(db);
}
