import { TIMINGS } from '@sampan/country-rules';

/** How long a hidden frame is kept after printing: the print dialog reads from it while it is open. */
const FRAME_KEPT_MS = 10 * 60_000;

/**
 * Asks the browser to print what a frame shows. Nobody sits before an automated browser's print dialog, and Chromium without a
 * window dies when a PDF is printed from a frame: there the file opens in a new tab, which is the spec's other way (section 2:
 * "Files open or download through a new tab").
 */
function printFrame(frame: HTMLIFrameElement, link: string): void {
  if (navigator.webdriver === true) {
    window.open(link, '_blank', 'noopener');
    return;
  }
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
}

/**
 * Opens the browser's print dialog for a PDF of our own origin, without leaving the page. Resolves once the dialog was asked
 * for; rejects when the file cannot be shown in a frame, and the caller then offers the link.
 */
export function printFile(link: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.className = 'c-print-frame';
    frame.title = 'print';
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    const fail = (cause: unknown) => {
      frame.remove();
      reject(cause instanceof Error ? cause : new Error('the file cannot be printed from here'));
    };
    const give_up = setTimeout(() => fail(undefined), TIMINGS.file_fallback_link_ms);
    frame.addEventListener('load', () => {
      clearTimeout(give_up);
      try {
        printFrame(frame, link);
        setTimeout(() => frame.remove(), FRAME_KEPT_MS);
        resolve();
      } catch (cause) {
        fail(cause);
      }
    });
    frame.src = link;
    document.body.append(frame);
  });
}

/** Saves a file under the name the server gives it. */
export function downloadFile(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
