import { useStore } from '@nanostores/react';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';

const ResultDialog = lazyPart('parts', () => import('./result-dialog.tsx'), 'ResultDialog');

/** Where results are told. The dialog is fetched with the first of them. */
export function ResultPlace() {
  return useWasOpen(useStore(resultDialog.$result) !== null) ? <ResultDialog /> : null;
}
