/** The fields of an EMVCo merchant-presented code, by id; templates (26 to 51, 62) stay text. Throws when it does not parse to its end. */
export function readEmv(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const id = text.slice(at, at + 2);
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!/^\d{2}$/u.test(id) || !Number.isInteger(length) || length === 0 || value.length !== length || fields.has(id))
      throw new Error(`Field ${id} at ${at} is broken in ${text}`);
    fields.set(id, value);
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE over the bytes, as EMVCo asks: polynomial 1021, start FFFF, no reflection. */
export function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
