import { collectsCash, type HandlingMark, type LabelDocument, type LabelParty } from './label-document.ts';
import {
  createCanvas,
  MM,
  QUIET_ZONE,
  PAGE_WIDTH,
  type Block,
  type LabelCanvas,
  type Tightness,
} from './label-page.ts';
import { widthOf, type Weight } from './label-typeface.ts';
import { code128, qrCode } from './barcode.ts';
import { fitSize, wrapText } from './text-fit.ts';

/** Space between a rule and the text beside it. */
export const PAD = 8;
/** The column of the TO and FROM tags. */
const GUTTER = 35;
const LEADING = 1.22;
export const RULE = 0.75;
/** The line around a sheet. */
export const FRAME = 1.25;

/** One line height. Vietnamese capitals carry two accents, so lines stand further apart than Latin ones need. */
export function lineHeight(size: number): number {
  return size * LEADING;
}

/** Where the first baseline of a line lies below its top. */
export function baseline(size: number): number {
  return size * 0.95;
}

/** Lines that belong together: their height, and how to draw them. */
export function paragraph(
  lines: readonly string[],
  size: number,
  weight: Weight,
): { height: number; draw: (to: LabelCanvas, x: number, y: number, width: number) => void } {
  const field = lines.join(' ');
  return {
    height: lines.length * lineHeight(size),
    draw: (to, x, y, width) =>
      lines.forEach((line, index) =>
        to.text(line, x, y + baseline(size) + index * lineHeight(size), width, size, { weight, field }),
      ),
  };
}

/** The courier and the service on the left, the route code white on black on the right, as large as it fits. */
export function headerBlock(label: LabelDocument, tightness: Tightness = 0): Block {
  const route = label.route_code;
  // A low header has room for smaller figures below the caption.
  const route_sizes = tightness > 0 ? [19, 16, 12, 9] : [28, 25, 22, 19, 16, 12, 9];
  const route_size = fitSize(route, 'heavy', route_sizes, 112);
  const route_width = route === '' ? 0 : Math.max(72, widthOf(route, 'heavy', route_size) + 22);
  const width = PAGE_WIDTH - route_width - 2 * PAD;
  const courier = label.courier_name;
  const courier_size = fitSize(courier, 'heavy', tightness > 0 ? [16, 14, 12, 10] : [18, 16, 14, 12, 10], width);
  const name = paragraph(wrapText(courier, 'heavy', courier_size, width), courier_size, 'heavy');
  const service = paragraph(wrapText(label.service_name, 'medium', 8.5, width), 8.5, 'medium');
  const inner = name.height + service.height;
  return {
    height: Math.max(tightness > 0 ? 36 : 46, inner + (tightness > 0 ? 6 : 12)),
    draw: (to, y, height) => {
      const top = y + (height - inner) / 2;
      name.draw(to, PAD, top, width);
      service.draw(to, PAD, top + name.height, width);
      if (route === '') return;
      const left = PAGE_WIDTH - route_width;
      to.box(left, y, route_width, height);
      to.text('ROUTE', left, y + 10, route_width, 5.8, {
        weight: 'heavy',
        align: 'center',
        tracking: 0.5,
        inverse: true,
      });
      to.text(route, left, y + (height + 9) / 2 + route_size * 0.36, route_width, route_size, {
        weight: 'heavy',
        align: 'center',
        inverse: true,
      });
    },
  };
}

/** The AWB as Code 128 with its quiet zone, and in figures below. Bars take what `height` leaves, at least `bars` points. */
export function barcodeBlock(label: LabelDocument, bars: number): Block {
  const pattern = code128(label.tracking_code);
  const room = PAGE_WIDTH - 2 * QUIET_ZONE;
  // Whole dots of a 203 dpi head give bars of even width; a long code has to do without.
  const dot = MM / 8;
  const dots = Math.min(4, Math.floor(room / (pattern.modules * dot)));
  const module = dots >= 2 ? dots * dot : room / pattern.modules;
  const width = pattern.modules * module;
  const size = fitSize(label.tracking_code, 'heavy', [13, 11.5, 10, 8], room);
  const lines = wrapText(label.tracking_code, 'heavy', size, room);
  const around = 7 + 3 + lines.length * lineHeight(size) + 4;
  return {
    height: bars + around,
    draw: (to, y, height) => {
      const tall = height - around;
      to.marks.push({
        kind: 'barcode',
        x: (PAGE_WIDTH - width) / 2,
        y: y + 7,
        width,
        height: tall,
        module,
        value: label.tracking_code,
      });
      lines.forEach((line, index) => {
        to.text(line, 0, y + 7 + tall + 3 + baseline(size) + index * lineHeight(size), PAGE_WIDTH, size, {
          weight: 'heavy',
          align: 'center',
          tracking: 0.5,
        });
      });
    },
  };
}

/** Sizes of one side's name, phone and address, in points. */
export interface PartySizes {
  name: number;
  phone: number;
  address: number;
  /**
   * Where the label is full: `shared` puts short address lines on one line, `flowing` writes the address as one
   * paragraph. Both shrink the QR code.
   */
  address_lines?: 'shared' | 'flowing';
  /** Less white above and below, and the smallest QR code that phones read: before anything moves to a second sheet. */
  is_tight?: boolean;
}

/** The recipient over the whole width. The country prints when the parcel leaves the sender's. */
export function recipientBlock(label: LabelDocument, sizes: PartySizes): Block {
  return partyBlock('TO', label.recipient, sizes, PAGE_WIDTH, crossesBorder(label), 'heavy');
}

/** The sender on the left, the QR code of the public tracking page on the right. */
export function senderBlock(label: LabelDocument, sizes: PartySizes): Block {
  const code = sizes.is_tight ? 44 : sizes.address_lines ? 50 : 58;
  const { size } = qrCode(label.tracking_url);
  const quiet = (code / size) * 4 + FRAME;
  const column = code + 2 * quiet;
  const needed = code + 2 * quiet + 8;
  const width = PAGE_WIDTH - column;
  const sender = partyBlock('FROM', label.sender, sizes, width, crossesBorder(label), 'bold', label.shop_name);
  return {
    height: Math.max(sender.height, needed),
    draw: (to, y, height) => {
      const left = PAGE_WIDTH - column;
      const top = y + (height - needed) / 2 + quiet;
      sender.draw(to, y, height);
      to.box(left - RULE, y, RULE, height);
      to.marks.push({ kind: 'qr', x: left + quiet, y: top, size: code, value: label.tracking_url });
      const caption = fitSize('SCAN TO TRACK', 'heavy', [5.8, 5.2, 4.8], column - 14);
      to.text('SCAN TO TRACK', left, top + code + quiet + 3.8, column, caption, {
        weight: 'heavy',
        align: 'center',
        tracking: 0.3,
      });
    },
  };
}

function partyBlock(
  tag: string,
  party: LabelParty,
  sizes: PartySizes,
  width: number,
  with_country: boolean,
  weight: Weight,
  shop_name = '',
): Block {
  const room = width - GUTTER - 2 * PAD;
  const left = PAD + GUTTER;
  const names = shop_name === '' ? [party.name] : [shop_name, party.name];
  const parts = [
    ...names.map((name, index) => {
      // The person behind a shop is smaller than the shop.
      const size = index === 0 ? sizes.name : sizes.phone;
      return paragraph(wrapText(name, weight, size, room), size, weight);
    }),
    paragraph(wrapText(party.phone, 'bold', sizes.phone, room), sizes.phone, 'bold'),
    paragraph(addressParagraph(party, sizes, room), sizes.address, 'medium'),
  ];
  if (with_country) {
    const size = Math.max(sizes.address, 7.5);
    parts.push(paragraph(wrapText(countryName(party.country).toUpperCase(), 'heavy', size, room), size, 'heavy'));
  }
  const inner = parts.reduce((sum, part) => sum + part.height, 0);
  const above = sizes.is_tight ? 4 : 6;
  return {
    height: inner + 2 * above,
    draw: (to, y) => {
      tagged(to, tag, PAD, y + above + 1.5);
      let top = y + above;
      for (const part of parts) {
        part.draw(to, left, top, room);
        top += part.height;
      }
    },
  };
}

function addressParagraph(party: LabelParty, sizes: PartySizes, room: number): string[] {
  const lines = party.address_lines.filter((line) => line !== '');
  const wrap = (line: string): string[] => wrapText(line, 'medium', sizes.address, room);
  if (sizes.address_lines === 'flowing') return wrap(lines.join(', '));
  if (sizes.address_lines !== 'shared') return lines.flatMap(wrap);
  return lines.reduce<string[]>((above, line) => {
    const shared = `${above.at(-1) ?? ''}, ${line}`;
    const fits = above.length > 0 && widthOf(shared, 'medium', sizes.address) <= room;
    return fits ? [...above.slice(0, -1), shared] : [...above, ...wrap(line)];
  }, []);
}

/** A word white on black; answers its width. */
function tagged(to: LabelCanvas, text: string, x: number, y: number): number {
  const width = chipWidth(text);
  to.box(x, y, width, 11);
  to.text(text, x, y + 8, width, 6.8, { weight: 'heavy', align: 'center', tracking: 0.5, inverse: true });
  return width;
}

function chipWidth(text: string): number {
  return widthOf(text, 'heavy', 6.8, 0.5) + 8;
}

/** The amount to collect, white on black across the label; null when nothing is to be collected. At least 14 pt (look.md 5 'COD'). */
export function codBlock(label: LabelDocument, tightness: Tightness = 0): Block | null {
  if (!collectsCash(label)) return null;
  const { amount, currency } = label.cod;
  const left = PAD + widthOf('COD', 'heavy', 20) + 8;
  const note = 'Collect on delivery';
  const room = PAGE_WIDTH - PAD - left - widthOf(note, 'bold', 6.8) - 8;
  const size = fitSize(amount, 'heavy', [22, 20, 18, 16, 14], room);
  return {
    height: tightness === 2 ? 30 : 33,
    draw: (to, y, height) => {
      to.box(0, y, PAGE_WIDTH, height);
      to.text('COD', PAD, y + height / 2 + 7, 48, 20, { weight: 'heavy', inverse: true });
      to.text(note, left, y + height / 2 - 2, 70, 6.8, { weight: 'bold', inverse: true });
      to.text(currency, left, y + height / 2 + 7, 70, 7.5, { weight: 'heavy', tracking: 0.5, inverse: true });
      to.text(amount, PAD, y + height / 2 + size * 0.36, PAGE_WIDTH - 2 * PAD, size, {
        weight: 'heavy',
        align: 'right',
        inverse: true,
      });
    },
  };
}

const HANDLING: Record<HandlingMark, string> = {
  fragile: 'FRAGILE',
  battery: 'CONTAINS BATTERY',
  dangerous: 'DANGEROUS GOODS',
};

/** Non-COD, insured, fragile, international and the like as a row of tags; null when there is nothing to say. */
export function flagsBlock(label: LabelDocument, tightness: Tightness = 0): Block | null {
  const flags = label.handling.map((mark) => HANDLING[mark]);
  if (label.insured) flags.unshift('INSURED');
  if (crossesBorder(label)) flags.unshift('INTERNATIONAL');
  // Said, because a driver cannot tell a label without an amount from one whose amount was forgotten.
  if (!collectsCash(label)) flags.unshift('NON-COD');
  if (label.customs?.incoterm) flags.push(label.customs.incoterm.toUpperCase());
  if (flags.length === 0) return null;
  const around = tightness === 2 ? 2.5 : 4.5;
  const place = (to: LabelCanvas, y: number): number => {
    let x = PAD;
    let top = y + around;
    for (const flag of flags) {
      if (x > PAD && x + chipWidth(flag) > PAGE_WIDTH - PAD) [x, top] = [PAD, top + 14];
      x += tagged(to, flag, x, top) + 5;
    }
    return top + 11 + around - y;
  };
  return { height: place(createCanvas(), 0), draw: (to, y) => void place(to, y) };
}

/** True when sender and recipient are in two countries. */
export function crossesBorder(label: LabelDocument): boolean {
  return label.sender.country.toUpperCase() !== label.recipient.country.toUpperCase();
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The English name of a country; a code that is none stays. */
export function countryName(code: string): string {
  return /^[a-z]{2}$/iu.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code;
}
