/** A reason not to start that the person at the machine can fix. Printed as one sentence, without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
