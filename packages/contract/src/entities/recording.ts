/** The longest recording of a spoken answer. */
export const maxRecordingSeconds = 30;

/** The size of that at 16 kHz, mono, 16 bits, with its header. */
export const maxRecordingBytes = maxRecordingSeconds * 16_000 * 2 + 4_096;
