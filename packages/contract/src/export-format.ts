/**
 * How the export of everything stored about a patient identifies itself. What a version contains is in
 * docs/export.md.
 */
export const exportFormat = { format: "regain-export", version: 1 } as const;
