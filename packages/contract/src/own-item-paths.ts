/** The files of what patients have added. They never change: a new photo means a new item. */
export const ownFiles = ["photo.jpg", "voice.wav"] as const;
export type OwnFile = (typeof ownFiles)[number];

export interface OwnFilePlace {
  readonly patientId: string;
  readonly itemId: string;
  readonly file: OwnFile;
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ownPath = new RegExp(`^own/(${uuid})/(${uuid})/(photo\\.jpg|voice\\.wav)$`);

/** How views name such a file. The path says whose it is, so that whoever may see the item can request it. */
export const ownPathOf = ({ patientId, itemId, file }: OwnFilePlace): string =>
  `own/${patientId}/${itemId}/${file}`;

/** Undefined for any other path. */
export function readOwnPath(path: string): OwnFilePlace | undefined {
  const [, patientId, itemId, file] = ownPath.exec(path) ?? [];
  return patientId && itemId ? { patientId, itemId, file: file as OwnFile } : undefined;
}
