import { createResultDialog } from '@sampan/stores/result';
import { downloadFile } from '../files/print-file.ts';

/** The global result dialog (spec 4): one for the whole console, over whatever page is shown. */
export const resultDialog = createResultDialog({
  openFile: (url, way) => {
    if (way === 'download') {
      downloadFile(url);
      return true;
    }
    // With `noopener` nobody is told whether it opened. The file is ours and of this origin; it is cut off all the same.
    const tab = window.open(url, '_blank');
    if (tab === null) return false;
    tab.opener = null;
    return true;
  },
});
