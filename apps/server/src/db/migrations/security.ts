/**
 * SQL that released migrations share, so it is frozen like them: a new rule is a new function.
 *
 * The rights of a table of patient data. Its rows are seen by the patient, by the clinicians who have the patient
 * in their caseload, by jobs and by the demo; the eraser may delete them. The list of readable patients is asked
 * once a statement (an initplan), not once a row.
 */
export function patientTable(table: string, grants: string): string {
  return `
    alter table ${table} enable row level security;
    grant ${grants} on ${table} to regain_app;
    grant select, delete on ${table} to regain_eraser;
    create policy patient_and_clinicians on ${table}
      using (
        patient_id = any ((select app_readable_patients())::uuid[])
        or (select app_is_system('jobs', 'demo', 'erasure'))
      );
  `;
}

/** The rights of any other table: the condition says whose rows are seen and may be written. */
export function securedTable(table: string, grants: string, condition: string): string {
  return `
    alter table ${table} enable row level security;
    grant ${grants} on ${table} to regain_app;
    grant select, delete on ${table} to regain_eraser;
    create policy owners on ${table} using (${condition});
  `;
}
