/**
 * Called when what a session built ahead rests on has changed: the next one is built from scratch.
 * A device may already have it and start it offline; its results are accepted all the same.
 */
export { abandonUnstarted } from "./session.store.ts";
