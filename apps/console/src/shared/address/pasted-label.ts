/** What a line of a pasted text is introduced as. */
export type LabelKind = 'name' | 'phone' | 'address' | 'post_code';

/**
 * The words people put in front of a part of an address, in English, Malay, Filipino, Indonesian, Vietnamese and Chinese.
 * Each stands at the beginning of a line and has a colon or a dash behind it; phones may do without.
 */
const WORDS: Readonly<Record<LabelKind, string>> = {
  name: "recipient(?:'s)?(?: name)?|receiver(?: name)?|consignee|full name|customer name|name|nama(?: lengkap| penerima)?|penerima|pangalan|atas nama|a\\.?n\\.?|to|kepada|kpd|(?:họ và tên|họ tên|tên)(?: người nhận| khách hàng)?|người nhận(?: hàng)?|nguoi nhan|ten nguoi nhan|收件人|收货人|联系人|姓名|名字",
  phone:
    '(?:contact|mobile|phone|tel(?:ephone|epon|p)?|cell(?:phone)?|cp|whats?app|wa|viber|h\\/?p)(?:\\s*(?:no\\.?|number|num|#))?|no\\.?\\s*(?:h\\/?p|telp(?:on)?|telefon|tel|wa)|nomor(?: hp| telepon)?|numero|sđt|sdt|đt|số điện thoại|so dien thoai|điện thoại|dien thoai|hotline|电话|联系电话|手机|手机号|电话号码',
  address:
    '(?:(?:delivery|shipping|mailing|complete|full|home)\\s+)?(?:address|addr?|alamat(?: lengkap| penghantaran| pengiriman)?|tirahan)|địa chỉ(?: nhận hàng| giao hàng)?|đ\\/c|dia chi|地址|收货地址|收件地址|详细地址',
  post_code: '(?:postal|post|zip)\\s*code|postcode|poskod|kode\\s*pos|zip|mã bưu (?:chính|điện)|邮编|邮政编码',
};

const COLON = '\\s*[:：=.-]+\\s*';
const LABELS: Readonly<Record<LabelKind, RegExp>> = {
  name: new RegExp(`^(?:${WORDS.name})\\s*[:：=-]\\s*`, 'iu'),
  phone: new RegExp(`^(?:${WORDS.phone})(?:\\s*[:：=#./-]+|\\s)\\s*(?=[+(\\d])`, 'iu'),
  address: new RegExp(`^(?:${WORDS.address})\\s*[:：=-]\\s*`, 'iu'),
  post_code: new RegExp(`(?<![\\p{L}\\d])(?:${WORDS.post_code})(?:${COLON}|\\s*)(?=\\d)`, 'giu'),
};
/** A label in the middle of a line. */
const INSIDE = new RegExp(`[\\s,，;]+(?=(?:${WORDS.name}|${WORDS.phone}|${WORDS.address})\\s*[:：])`, 'giu');

/** A label in the middle of a line begins a line of its own: 'Name: ... Phone: ... Address: ...' is often sent in one. */
function labelsApart(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: space, index } of line.matchAll(INSIDE)) {
    const before = line.slice(from, index);
    // The 'Complete' of 'Complete Address:' belongs to the label.
    if (!/[:：,\d]/u.test(before)) continue;
    pieces.push(before);
    from = index + space.length;
  }
  return [...pieces, line.slice(from)];
}

/** The text in lines, labels at the beginning of theirs. Marks of chats (bullets, stars) and invisible characters are gone. */
export function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u2060\uFEFF*_~•]/gu, '')
    .replace(/，|\s*·\s*/gu, ', ')
    .split(/\r?\n|[;；|]/u)
    .flatMap(labelsApart)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** The line without its label, and which label it had; null for a line without one. */
export function labelOf(line: string): { kind: LabelKind; rest: string } | null {
  for (const kind of ['name', 'phone', 'address'] as const) {
    const found = LABELS[kind].exec(line);
    if (found !== null) return { kind, rest: line.slice(found[0].length).trim() };
  }
  return null;
}

/** The text without the words for a postcode in front of one. */
export function withoutPostcodeLabel(text: string): string {
  return text.replace(LABELS.post_code, '');
}

/** The text without a word for a phone at its end, whose number was taken out. */
export function withoutPhoneLabel(text: string): string {
  return text.replace(new RegExp(`(?:^|[\\s,])(?:${WORDS.phone})[\\s:：.#/=-]*$`, 'iu'), '').trim();
}
