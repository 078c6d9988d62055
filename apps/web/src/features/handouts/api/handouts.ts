import { handout } from "@regain/contract/calls/education/handout";
import { handouts } from "@regain/contract/calls/education/handouts";
import { patientBrochure } from "@regain/contract/calls/education/patient-brochure";
import { patientBrochureFile } from "@regain/contract/calls/education/patient-brochure-file";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** They change only with a release. */
export const handoutsQuery = queryOptions({
  queryKey: ["handouts"],
  queryFn: ({ signal }) => call(handouts, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const brochureQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["brochure", patientId],
    queryFn: ({ signal }) => call(patientBrochure, { params: { id: patientId } }, { signal }),
  });

export const fetchHandout = (name: string): Promise<Blob> => call(handout, { params: { name } });

export const fetchBrochure = (patientId: string): Promise<Blob> =>
  call(patientBrochureFile, { params: { id: patientId } });
