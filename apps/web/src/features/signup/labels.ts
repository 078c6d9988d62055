import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClinicianRole, Setting } from "@regain/contract/entities/enumerations";

export const roleLabels: Readonly<Record<ClinicianRole, MessageDescriptor>> = {
  SLP: msg`Speech-language pathologist`,
  occ_therapist: msg`Occupational therapist`,
  physical_therapist: msg`Physical therapist`,
  director: msg`Director of rehabilitation`,
  neurologist: msg`Neurologist`,
  psychologist: msg`Psychologist or neuropsychologist`,
  other_physician: msg`Other physician`,
  teacher_or_professor: msg`Teacher or professor`,
  student: msg`Student`,
  OTHER: msg`Other role`,
};

export const settingLabels: Readonly<Record<Setting, MessageDescriptor>> = {
  ACH: msg`Acute care hospital`,
  ALF: msg`Assisted living`,
  HOME: msg`Home health care`,
  IN_REH: msg`Inpatient rehabilitation`,
  MEM: msg`Memory care`,
  OUT_REH: msg`Outpatient rehabilitation`,
  SCHL: msg`School`,
  NURS: msg`Skilled nursing facility`,
  RCH: msg`Research`,
  OTHER: msg`Other place`,
};
