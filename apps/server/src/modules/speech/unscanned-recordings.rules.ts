/** Contains recordings that no scanner has checked yet. Nobody gets them. */
export const unscannedFolder = "held/";

/** Where a recording is until then. */
export const unscannedKey = (key: string): string => unscannedFolder + key;

const recordingKey = /^held\/(recordings\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.wav)$/;

export interface UnscannedRecording {
  /** Where it is afterward. */
  readonly key: string;
  readonly patientId: string;
  readonly recordingId: string;
}

/** Which recording that is; undefined if it is none. */
export function parseUnscannedKey(held: string): UnscannedRecording | undefined {
  const [, key, patientId, recordingId] = recordingKey.exec(held) ?? [];
  return key && patientId && recordingId ? { key, patientId, recordingId } : undefined;
}
