/** What we need to know about the bytes of the PostgreSQL protocol that pass through. */

/** A simple-query message: `Q`, length, text, NUL. */
export function simpleQuery(text: string): Buffer<ArrayBuffer> {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write("Q", 0);
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** First byte of Terminate. */
const terminate = 0x58;
export const isTerminate = (bytes: Uint8Array): boolean => bytes[0] === terminate;

/** The first fields of an error that an engine does not survive; no row's text contains a NUL. */
const panic = Buffer.from("SPANIC\0VPANIC\0");
export const tellsOfPanic = (answer: Uint8Array): boolean => Buffer.from(answer).includes(panic);

/** ReadyForQuery outside of a transaction: `Z`, length 5, `I`. */
const readyAndIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
export const endsIdle = (answer: Uint8Array): boolean =>
  readyAndIdle.equals(answer.subarray(-readyAndIdle.length));
