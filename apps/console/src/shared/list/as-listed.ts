interface Row {
  readonly id: string;
}

/**
 * The row a dialog was opened on, as its list has it now: the list may have been read again since. One that has left the list
 * meanwhile stays as it was, so that the dialog still says what it is about while it closes.
 */
export function asListed<Listed extends Row>(rows: readonly Listed[] | undefined, opened: Listed): Listed;
export function asListed<Listed extends Row>(rows: readonly Listed[] | undefined, opened: Listed | null): Listed | null;
export function asListed<Listed extends Row>(
  rows: readonly Listed[] | undefined,
  opened: Listed | null,
): Listed | null {
  return opened === null ? null : (rows?.find(({ id }) => id === opened.id) ?? opened);
}
