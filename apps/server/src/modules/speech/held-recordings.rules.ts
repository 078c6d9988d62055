/** Below here lie recordings that no scanner has looked into yet. Nobody is given them. */
export const heldFolder = "held/";

/** Where a recording lies until then. */
export const heldKey = (key: string): string => heldFolder + key;

const recordingKey = /^held\/(recordings\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.wav)$/;

export interface HeldRecording {
  /** Where it lies afterwards. */
  readonly key: string;
  readonly patientId: string;
  readonly recordingId: string;
}

/** Which recording lies there; undefined for what is none. */
export function readHeldKey(held: string): HeldRecording | undefined {
  const [, key, patientId, recordingId] = recordingKey.exec(held) ?? [];
  return key && patientId && recordingId ? { key, patientId, recordingId } : undefined;
}
