import type * as contract from '@sampan/contract';

type Messages = Readonly<Record<string, string>>;

/** What is read of the contract. */
export type Contract = typeof contract;

/**
 * The English sentences of errors that the API client says by itself: that there is no such thing, and why no answer came.
 * The others come with the messages of the page's language.
 */
export function slimSentences({ ERROR_CODES }: Pick<Contract, 'ERROR_CODES'>, sentences: Messages): string {
  const codes: Readonly<Record<string, { readonly status: number }>> = ERROR_CODES;
  const own = Object.entries(sentences).filter(([key]) => {
    const status = codes[key.replace('error.', '')]?.status;
    return status === undefined || status === 404 || key === 'error.internal';
  });
  return `export const error = ${JSON.stringify(Object.fromEntries(own))};`;
}

/** The endpoints of the sign-in page, in a module of their own: it does not wait for the table of all. */
export function slimTable(name: string, table: object, { ERROR_CODES }: Pick<Contract, 'ERROR_CODES'>): string {
  const list = Object.values(table as Readonly<Record<string, contract.Endpoint>>);
  const { rows, code } = rowsOf(list, ERROR_CODES);
  return `const rows = ${JSON.stringify(rows)};
export const ${name} = ${code};`;
}

/**
 * A module of endpoints as a page gets it. Errors besides those that say "there is no such thing" are the answer's to name.
 *
 * @param isIn which endpoints stand in it
 */
export function slimEndpoints(
  { endpointList, ERROR_CODES }: Pick<Contract, 'endpointList' | 'ERROR_CODES'>,
  isIn: (name: string) => boolean = () => true,
): string {
  const { rows, code } = rowsOf(
    endpointList.filter(({ name }) => isIn(name)),
    ERROR_CODES,
  );
  return `const rows = ${JSON.stringify(rows)};
export const endpoints = ${code};
export const endpointList = Object.values(endpoints);`;
}

/** Every name of the tax law without what it says: a page that asks for a rate of tax fails at once. */
export function slimTaxLaw(law: object): string {
  return Object.keys(law)
    .map((name) => `export const ${name} = ${name === 'everywhere' ? '() => ({})' : '{}'};`)
    .join('\n');
}

/** Endpoints as short rows, and the code that makes a table of them again. */
function rowsOf(endpoints: readonly contract.Endpoint[], codes: Contract['ERROR_CODES']) {
  const rows = endpoints.map(({ name, service, method, path, idempotency, errors }) => [
    name,
    service,
    method,
    path,
    ...(idempotency === 'required' ? [idempotency] : ['']),
    ...errors.filter((code) => codes[code].status === 404).slice(0, 1),
  ]);
  const code = `Object.fromEntries(rows.map(([name, service, method, path, idempotency, ...errors]) =>
  [name, { name, service, method, path, idempotency, errors }]))`;
  return { rows, code };
}
