import { joinBlocks, stackBlocks, stretchBlocks, titleBlock, totalHeight } from './block-layout.ts';
import { sanitiseLabel } from './sanitise-label.ts';
import { besideBlock, customsHeadBlock, customsRowBlock, detailBlocks, noteBlock, noteLines } from './label-details.ts';
import type { LabelDocument } from './label-document.ts';
import {
  barcodeBlock,
  codBlock,
  flagsBlock,
  headerBlock,
  recipientBlock,
  senderBlock,
  type PartySizes,
} from './label-blocks.ts';
import { BARCODE_MIN_HEIGHT, MM, PAGE_HEIGHT, type Block, type LabelPage, type Tightness } from './label-page.ts';

interface Density {
  to: PartySizes;
  from: PartySizes;
}

/** What a barcode is never lower than, with a millimetre for the printer to lose. */
const LEAST_BARS = BARCODE_MIN_HEIGHT + 1 * MM;

/** From roomy to tight. Addresses stay at 7.5 pt or more (look.md 5 'Long addresses'). */
const DENSITIES: readonly Density[] = [
  { to: { name: 17, phone: 13, address: 12 }, from: { name: 9.5, phone: 8.5, address: 8.5 } },
  { to: { name: 15, phone: 12, address: 10.5 }, from: { name: 9, phone: 8, address: 8 } },
  { to: { name: 13.5, phone: 11, address: 9.5 }, from: { name: 9, phone: 8, address: 8 } },
  {
    to: { name: 13, phone: 11, address: 9.5, address_lines: 'shared' },
    from: { name: 8.5, phone: 8, address: 8, address_lines: 'shared' },
  },
  {
    to: { name: 12, phone: 10, address: 8.5, address_lines: 'shared' },
    from: { name: 8.5, phone: 7.5, address: 7.5, address_lines: 'shared' },
  },
  {
    to: { name: 11, phone: 9.5, address: 7.5, address_lines: 'flowing' },
    from: { name: 8, phone: 7.5, address: 7.5, address_lines: 'flowing' },
  },
];

/** Before anything moves to a second sheet: the small sizes with less white between, and captions beside their texts. */
const TIGHT: readonly Density[] = DENSITIES.slice(2).map(({ to, from }) => ({
  to: { ...to, is_tight: true },
  from: { ...from, is_tight: true },
}));

const SMALLEST: Density = {
  to: { name: 7.5, phone: 7.5, address: 4.8, address_lines: 'flowing' },
  from: { name: 6, phone: 6, address: 4.8, address_lines: 'flowing' },
};

/** For addresses whose every part is as long as the wire allows, or all capital Ws: small print, but all of it. */
const SMALL_PRINT: readonly Density[] = [
  {
    to: { name: 10, phone: 9, address: 6.5, address_lines: 'flowing' },
    from: { name: 7, phone: 7, address: 6.5, address_lines: 'flowing' },
  },
  SMALLEST,
  ...[0.75, 0.55, 0.4, 0.3].map((factor): Density => ({
    to: scaled(SMALLEST.to, factor),
    from: scaled(SMALLEST.from, factor),
  })),
];

function scaled(sizes: PartySizes, factor: number): PartySizes {
  return { ...sizes, name: sizes.name * factor, phone: sizes.phone * factor, address: sizes.address * factor };
}

/** What moves to a second sheet when a label is full, first to last. Names, phones, the recipient and the barcode never move. */
const MOVABLE = ['customs', 'instructions', 'contents', 'details', 'sender_address'] as const;
type Movable = (typeof MOVABLE)[number];

const NAMES: Record<Movable, string> = {
  customs: 'customs',
  instructions: 'instructions',
  contents: 'contents',
  details: 'details',
  sender_address: "sender's address",
};

/**
 * Lays a label out: usually one sheet; more when the goods do not fit beside the addresses, and then the first sheet says
 * so and each carries the barcode. Every text of the document is on some sheet, inside the content box.
 */
export function layoutLabel(document: LabelDocument): LabelPage[] {
  const label = sanitiseLabel(document);
  const present = MOVABLE.filter((part) => hasPart(label, part));
  for (let count = 0; count <= present.length; count += 1) {
    const densities = count === present.length ? [...DENSITIES, ...SMALL_PRINT] : DENSITIES;
    const moved = present.slice(0, count);
    const plan = planWith(label, moved, densities, 0) ?? (count === 0 ? tightPlan(label) : null);
    if (plan) return plan;
  }
  throw new RangeError('A name or an address of this label is longer than any label can carry');
}

function hasPart(label: LabelDocument, part: Movable): boolean {
  switch (part) {
    case 'customs':
      return (label.customs?.items.length ?? 0) > 0;
    case 'instructions':
      return label.delivery_instructions !== '';
    case 'contents':
      // Short contents share a row: taking them away would save nothing.
      return totalHeight(detailBlocks(label, true)) > totalHeight(detailBlocks(label, false));
    case 'details':
      return true;
    case 'sender_address':
      return label.sender.address_lines.length > 0;
  }
}

/** One sheet with less white; a line of instructions finds room where a label without them was full. */
function tightPlan(label: LabelDocument): LabelPage[] | null {
  const plan = planWith(label, [], TIGHT, 1);
  return plan ?? (label.delivery_instructions === '' ? null : planWith(label, [], TIGHT, 2));
}

function planWith(
  label: LabelDocument,
  moved: readonly Movable[],
  densities: readonly Density[],
  tightness: Tightness,
): LabelPage[] | null {
  const others = moved.length === 0 ? [] : continuation(label, moved);
  const pages = others.length + 1;
  const named = moved.filter((part) => part !== 'contents' || !moved.includes('details')).map((part) => NAMES[part]);
  const note = moved.length === 0 ? [] : [titleBlock(`SHEET 1 OF ${pages}`, `Next: ${named.join(', ')}`)];
  const face = moved.includes('sender_address') ? { ...label, sender: { ...label.sender, address_lines: [] } } : label;
  const first = firstSheet(face, densities, [...details(label, moved, tightness), ...note], tightness);
  if (!first) return null;
  return [first, ...others.map((blocks, index) => continuationSheet(label, blocks, `SHEET ${index + 2} OF ${pages}`))];
}

function details(label: LabelDocument, moved: readonly Movable[], tightness: Tightness): Block[] {
  const blocks = moved.includes('details') ? [] : detailBlocks(label, !moved.includes('contents'), tightness);
  if (hasPart(label, 'customs') && !moved.includes('customs')) blocks.push(joinBlocks(customsBlocks(label)));
  if (hasPart(label, 'instructions') && !moved.includes('instructions'))
    blocks.push(instructionsBlock(label, tightness));
  return blocks;
}

function instructionsBlock(label: LabelDocument, tightness: Tightness): Block {
  return tightness > 0
    ? besideBlock('NOTE', label.delivery_instructions)
    : noteBlock('DELIVERY INSTRUCTIONS', label.delivery_instructions, 8);
}

function customsBlocks(label: LabelDocument): Block[] {
  return [customsHeadBlock(), ...(label.customs?.items ?? []).map(customsRowBlock)];
}

/** The first sheet in the roomiest print that fits; null when none does. */
function firstSheet(
  label: LabelDocument,
  densities: readonly Density[],
  rest: readonly Block[],
  tightness: Tightness,
): LabelPage | null {
  const header = headerBlock(label, tightness);
  const barcode = barcodeBlock(label, tightness === 2 ? BARCODE_MIN_HEIGHT + 0.2 * MM : LEAST_BARS);
  const bands = [codBlock(label, tightness), flagsBlock(label, tightness)].filter((block) => block !== null);
  const room = PAGE_HEIGHT - totalHeight([header, barcode, ...bands, ...rest]);
  for (const density of densities) {
    const sender = senderBlock(label, density.from);
    const recipient = recipientBlock(label, density.to);
    const spare = room - sender.height - recipient.height;
    if (spare < 0) continue;
    // Spare room makes taller bars first; what is left is white space around the recipient.
    const taller = Math.min(spare / 2, 5 * MM);
    return stackBlocks([
      header,
      stretchBlocks(barcode, taller),
      stretchBlocks(recipient, spare - taller),
      ...bands,
      sender,
      ...rest,
    ]);
  }
  return null;
}

/** The moved parts, cut into sheets. */
function continuation(label: LabelDocument, moved: readonly Movable[]): Block[][] {
  const room =
    PAGE_HEIGHT - headerBlock(label).height - barcodeBlock(label, LEAST_BARS).height - titleBlock('').height - 3;
  const queue: Block[] = [];
  if (moved.includes('sender_address'))
    queue.push(...noteLines('FROM', [label.sender.name, ...label.sender.address_lines].join(', ')));
  if (moved.includes('instructions')) queue.push(...noteLines('DELIVERY INSTRUCTIONS', label.delivery_instructions));
  if (moved.includes('details')) queue.push(...detailBlocks(label, true));
  else if (moved.includes('contents')) queue.push(...noteLines('CONTENTS', label.contents));
  const rows = new Set(moved.includes('customs') ? customsBlocks(label) : []);
  queue.push(...rows);
  const pages: Block[][] = [];
  let page: Block[] = [];
  let used = 0;
  for (const block of queue) {
    if (used + block.height > room && page.length > 0) {
      pages.push(page);
      // A table that goes on repeats its heads.
      page = rows.has(block) ? [customsHeadBlock()] : [];
      used = totalHeight(page);
    }
    page.push(block);
    used += block.height;
  }
  return [...pages, page];
}

function continuationSheet(label: LabelDocument, blocks: readonly Block[], tag: string): LabelPage {
  return stackBlocks([headerBlock(label), barcodeBlock(label, LEAST_BARS), titleBlock(tag), joinBlocks(blocks)]);
}
