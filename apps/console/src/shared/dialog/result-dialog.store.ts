import { createResultDialog } from '@sampan/stores/result';
import { downloadFile } from '../files/print-file.ts';

/** The global result dialog (spec 4): one for the whole console, over whatever page is shown. */
export const resultDialog = createResultDialog({
  openFile: (url, way) => {
    if (way === 'download') downloadFile(url);
    else window.open(url, '_blank', 'noopener,noreferrer');
  },
});
