/** Why a backup was not made or not restored: a stable code and a sentence. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
