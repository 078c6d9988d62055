/** What the main thread and the thread of the embedded database say to each other. */
export type ToWorker =
  | { readonly kind: "ask"; readonly wire: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "dump"; readonly file: string }
  | { readonly kind: "close" };

export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "answer"; readonly wire: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "dumped" }
  /** The engine has given up, and answers nothing any more. */
  | { readonly kind: "broken" };

export interface WorkerOptions {
  readonly folder?: string;
  readonly snapshot?: string;
}
