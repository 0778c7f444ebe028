/** Why a backup cannot be made, read or restored, in words for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
