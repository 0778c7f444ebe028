/** Gives the person bytes as a file. */
function save(file_name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Gives the person a text as a file. */
export function saveText(file_name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  save(file_name, new Blob([text], { type }));
}

/** Gives the person bytes in base64 as a file. */
export function saveBase64(file_name: string, data_base64: string): void {
  const bytes = Uint8Array.from(atob(data_base64), (sign) => sign.codePointAt(0) ?? 0);
  save(file_name, new Blob([bytes], { type: 'application/octet-stream' }));
}
