import { type Kysely, sql } from "kysely";

const parts = [
  // How the means of all patients spread, by exercise and level. No row is a patient's: it rests on 20 of them at least.
  `
    create table norms (
      task_type_id integer not null,
      level smallint not null,
      measure text not null check (measure in ('accuracy', 'latency')),
      -- Of a demo's simulated peers, who are never counted among patients.
      is_simulated boolean not null,
      peer_count integer not null check (peer_count >= 20),
      -- Accuracy 0 to 100 without help; latency in seconds.
      mean double precision not null,
      -- The smallest, every hundredth, the largest.
      quantiles double precision[] not null check (cardinality(quantiles) = 101),
      counted_at timestamptz not null,
      primary key (task_type_id, level, measure, is_simulated)
    );
    alter table norms enable row level security;
    grant select, insert, delete on norms to regain_app;
    create policy read_by_all on norms for select using (true);
    create policy counted_at_night on norms
      using ((app_is_system('jobs') and not is_simulated) or (app_is_system('demo') and is_simulated));
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
