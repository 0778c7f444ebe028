import { textParam } from '../../../shared/routing/search-param.ts';

export const IMPORT_STEPS = ['upload', 'columns', 'rows', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What the URL of an import says: which one, and the step that is shown. */
export interface ImportSearch {
  id?: string;
  step?: ImportStep;
}

/** Unknown values fall away: an old link leads to the upload. */
export function parseImportSearch(search: Record<string, unknown>): ImportSearch {
  const id = textParam(search['id']);
  const step = IMPORT_STEPS.find((each) => each === search['step']);
  if (id === undefined || !/^[0-9a-f-]{36}$/u.test(id)) return {};
  return step === undefined || step === 'upload' ? { id } : { id, step };
}
