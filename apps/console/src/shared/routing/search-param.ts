/** A search parameter that is a text with something in it. */
export const textParam = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Where a page that asks for a session wants to lead afterwards. */
export const readNext = (search: Record<string, unknown>): { next?: string } => {
  const next = textParam(search['next']);
  return next === undefined ? {} : { next };
};
