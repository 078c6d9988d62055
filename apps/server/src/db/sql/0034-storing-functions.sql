-- The one place where results are counted into blocks, and blocks into days: those of these sessions, exercises, levels
-- and days, all of each, from what is stored; nothing is ever added to a count. The assessment is no practice: its
-- answers place first levels. It runs as the owner, past row-level security, which would cost more than the counting: a
-- recount of somebody else's blocks shows nothing and changes nothing that was right. Its statements are planned once a
-- connection: planning would cost more than the counting, too.
-- The rules have twins in TypeScript: what counts as help is accuracyWithoutHelp in packages/therapy/src/blocks.ts, cues
-- and hints are counted one by one in packages/therapy/src/score.ts. blocks.test.ts holds the sums against a recount.
create function count_blocks(
  patient uuid, of_sessions uuid[], of_task_types integer[], of_levels smallint[], of_days date[])
returns void language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  of_sessions := array(
    select s.session_id from therapy_sessions s
    where s.patient_id = patient and s.session_id = any (of_sessions) and s.kind <> 'ASSESSMENT');

  with results as (
    -- As they count: with the latest correction, where there is one.
    select r.*,
      case when c.correction_id is null then r.accuracy else c.accuracy end as counted_accuracy,
      r.semantic_cues + r.phonemic_cues + r.graphemic_cues + r.full_cues + r.hints > 0
        or coalesce(c.result, r.result) = 'correct_w_help' as had_help
    from responses r
    left join lateral (
      select correction_id, result, accuracy from response_corrections
      where patient_id = r.patient_id and response_uuid = r.uuid
      order by corrected_at desc, correction_id desc limit 1
    ) c on true
    where r.patient_id = patient and r.session_id = any (of_sessions) and r.task_type_id = any (of_task_types)
      and r.level = any (of_levels) and r.local_date = any (of_days))
  insert into blocks
  select r.patient_id, r.local_date, r.session_id, r.task_type_id, r.level, any_value(r.place),
    any_value(r.schedule_id),
    count(*), count(counted_accuracy), coalesce(sum(counted_accuracy), 0),
    coalesce(sum(case when had_help then 0 else counted_accuracy end), 0),
    coalesce(sum(r.last_response_ms) filter (where counted_accuracy is not null), 0),
    count(r.last_response_ms) filter (where counted_accuracy is not null),
    -- Five minutes an item: who went away for tea has not practised meanwhile. Its twin is the recount in blocks.test.ts.
    sum(least(extract(epoch from r.ended_at - r.started_at) * 1000, 300000)::bigint),
    jsonb_strip_nulls(jsonb_build_object(
      'semantic', nullif(sum(r.semantic_cues), 0), 'phonemic', nullif(sum(r.phonemic_cues), 0),
      'graphemic', nullif(sum(r.graphemic_cues), 0), 'full', nullif(sum(r.full_cues), 0),
      'hint', nullif(sum(r.hints), 0))),
    min(r.started_at), max(r.ended_at)
  from results r
  group by r.patient_id, r.local_date, r.session_id, r.task_type_id, r.level
  on conflict (patient_id, local_date, session_id, task_type_id, level) do update set
    item_count = excluded.item_count, scored_count = excluded.scored_count,
    accuracy_sum = excluded.accuracy_sum, without_help_sum = excluded.without_help_sum,
    latency_sum = excluded.latency_sum, latency_count = excluded.latency_count,
    duration_sum = excluded.duration_sum, cue_counts = excluded.cue_counts,
    first_at = excluded.first_at, last_at = excluded.last_at;

  insert into practice_days
  select b.patient_id, b.local_date, sum(b.item_count), sum(b.scored_count), sum(b.accuracy_sum),
    sum(b.without_help_sum),
    coalesce(sum(b.item_count) filter (where b.place = 'home'), 0),
    coalesce(sum(b.item_count) filter (where b.place = 'clinic'), 0),
    coalesce(sum(b.duration_sum) filter (where b.place = 'home'), 0),
    coalesce(sum(b.duration_sum) filter (where b.place = 'clinic'), 0)
  from blocks b
  where b.patient_id = patient and b.local_date = any (of_days)
  group by b.patient_id, b.local_date
  on conflict (patient_id, local_date) do update set
    item_count = excluded.item_count, scored_count = excluded.scored_count,
    accuracy_sum = excluded.accuracy_sum, without_help_sum = excluded.without_help_sum,
    home_count = excluded.home_count, clinic_count = excluded.clinic_count,
    home_duration = excluded.home_duration, clinic_duration = excluded.clinic_duration;
end $$;

-- As in 0005, counted by count_blocks: for corrections, erasure and rebuilding, which may take blocks away. Null for the
-- sessions or the task types means all of them.
create or replace function refresh_blocks(patient uuid, of_sessions uuid[] default null, of_task_types integer[] default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  days_before date[];
  sessions uuid[];
  task_types integer[];
  levels smallint[];
  days date[];
begin
  perform lock_patient(patient);

  days_before := array(
    select distinct b.local_date from blocks b
    where b.patient_id = patient
      and (of_sessions is null or b.session_id = any (of_sessions))
      and (of_task_types is null or b.task_type_id = any (of_task_types)));

  delete from blocks b
  where b.patient_id = patient
    and (of_sessions is null or b.session_id = any (of_sessions))
    and (of_task_types is null or b.task_type_id = any (of_task_types))
    and not exists (
      select from responses r
      where r.patient_id = b.patient_id and r.session_id = b.session_id and r.task_type_id = b.task_type_id
        and r.level = b.level and r.local_date = b.local_date);

  select array_agg(distinct r.session_id), array_agg(distinct r.task_type_id), array_agg(distinct r.level),
    array_agg(distinct r.local_date)
  from responses r
  where r.patient_id = patient
    and (of_sessions is null or r.session_id = any (of_sessions))
    and (of_task_types is null or r.task_type_id = any (of_task_types))
  into sessions, task_types, levels, days;

  perform count_blocks(patient, sessions, task_types, levels, coalesce(days, '{}') || days_before);

  delete from practice_days d
  where d.patient_id = patient and d.local_date = any (days_before)
    and not exists (select from blocks b where b.patient_id = patient and b.local_date = d.local_date);
end $$;

-- Stores a batch of results and answers the uuids of those that were new; the others are there already. What is added
-- takes no block away: nothing is looked for to delete, and no more is counted than the blocks that were added to.
create or replace function store_responses(patient uuid, batch jsonb) returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  stored uuid[];
  of_sessions uuid[];
  of_task_types integer[];
  of_levels smallint[];
  of_days date[];
begin
  perform lock_patient(patient);

  with added as (
    insert into responses
    select * from jsonb_populate_recordset(null::responses, batch) as row
    where row.patient_id = patient
    on conflict do nothing
    returning uuid, session_id, task_type_id, level, local_date)
  select array_agg(uuid), array_agg(distinct session_id), array_agg(distinct task_type_id),
    array_agg(distinct level), array_agg(distinct local_date)
  from added into stored, of_sessions, of_task_types, of_levels, of_days;

  if stored is not null then
    perform count_blocks(patient, of_sessions, of_task_types, of_levels, of_days);
  end if;
  return query select unnest(stored);
end $$;
