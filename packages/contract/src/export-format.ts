/** How the document of all that is stored about a patient names itself. What a version holds is said in docs/export.md. */
export const exportFormat = { format: "regain-export", version: 1 } as const;
