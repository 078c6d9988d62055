import { CallError } from "@regain/contract/client";

/** A part of the app could not be fetched despite several attempts: to the person, there is no connection. */
export class ChunkLoadError extends CallError {
  constructor() {
    super(0, "network", "A part is missing.");
  }
}
