/**
 * Puts a text on the clipboard. Where the page is not secure (a shop's test site on plain http) the clipboard API does
 * not exist; a selected, invisible text field and the old copy command do the same. False when neither is allowed.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.readOnly = true;
    area.className = 's-visually-hidden';
    // Inside an open modal dialog only what lies in it can be selected.
    (near.closest('dialog') ?? near.parentElement ?? document.body).append(area);
    area.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      area.remove();
    }
  }
}
