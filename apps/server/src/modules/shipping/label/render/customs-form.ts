import type { CustomsPurpose } from '@sampan/contract';
import { stackBlocks, totalHeight } from './block-layout.ts';
import {
  cellsBlock,
  formHeadBlock,
  tableBlock,
  tableHeadBlock,
  tableRowBlock,
  ticksBlock,
  wordsBlock,
  type FormColumn,
} from './customs-form-parts.ts';
import { dateText, weightText } from './label-details.ts';
import type { CustomsItem, LabelCustoms, LabelDocument, LabelParty } from './label-document.ts';
import { countryName } from './label-blocks.ts';
import { PAGE_HEIGHT, type Block, type LabelPage } from './label-page.ts';
import { sanitiseLabel } from './sanitise-label.ts';

/** A parcel that crosses a border. */
export type LabelAbroad = LabelDocument & { customs: LabelCustoms };

/** True for a label whose parcel customs see. */
export function isAbroadLabel(paper: object): paper is LabelAbroad {
  return 'customs' in paper && paper.customs !== null;
}

/** The categories of the forms in the order of both, in the UPU's two languages. */
const CATEGORIES: readonly [CustomsPurpose, readonly [english: string, french: string]][] = [
  ['gift', ['Gift', 'Cadeau']],
  ['documents', ['Documents', 'Documents']],
  ['sale_of_goods', ['Sale of goods', 'Vente de marchandises']],
  ['commercial_sample', ['Commercial sample', 'Échantillon commercial']],
  ['returned_goods', ['Returned goods', 'Retour de marchandise']],
  ['other', ['Other', 'Autre']],
];

/** What the sender signs (text of both forms). */
const CERTIFIED =
  'I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are ' +
  'correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.';

/** What differs between the two forms. */
interface FormKind {
  number: string;
  columns: (currency: string) => readonly FormColumn[];
  textsOf: (item: CustomsItem) => string[];
  /** Between the head and the goods, in a size of print. */
  before: (label: LabelAbroad, size: number) => Block[];
  after: (label: LabelAbroad) => Block[];
}

const kilograms = (weight_g: number | null): string => (weight_g === null ? '' : String(weight_g / 1000));

function ticksOf({ customs }: LabelAbroad): Block {
  return ticksBlock(
    CATEGORIES.map(([purpose, caption]) => ({ caption, is_ticked: purpose === customs.purpose })),
    2,
  );
}

function explanationOf({ customs }: LabelAbroad): Block {
  return cellsBlock([
    { caption: ['Explanation (other, returned goods)', 'Explication'], value: customs.explanation, share: 1 },
  ]);
}

/** CN 22: goods in one line, HS code and origin in one column. */
const CN22: FormKind = {
  number: 'CN 22',
  columns: (currency) => [
    {
      caption: ['Quantity and detailed description of contents (1)', 'Quantité et description détaillée du contenu'],
      share: 0.47,
      align: 'left',
    },
    { caption: ['Net weight, kg (2)', 'Poids net (kg)'], share: 0.15, align: 'right' },
    { caption: [`Value, ${currency} (3)`, 'Valeur'], share: 0.18, align: 'right' },
    {
      caption: ['HS number (4), origin (5)', "N° tarifaire du SH, pays d'origine"],
      share: 0.2,
      align: 'left',
    },
  ],
  textsOf: (item) => [
    `${item.quantity} × ${item.description}`,
    kilograms(item.weight_g),
    item.value,
    [item.hs_code, item.origin].filter((text) => text !== '').join(' '),
  ],
  before: (label) => [
    cellsBlock([
      { caption: ['No. of item', "N° de l'envoi"], value: label.tracking_code, share: 0.6 },
      {
        caption: ['Country of destination', 'Pays de destination'],
        value: countryName(label.recipient.country),
        share: 0.4,
      },
    ]),
    ticksOf(label),
    explanationOf(label),
  ],
  after: (label) => [
    cellsBlock([
      { caption: ['Total weight (6)', 'Poids total'], value: weightText(label.weight_g), share: 0.4 },
      { caption: ['Total value (7)', 'Valeur totale'], value: label.customs.total_value, share: 0.6 },
    ]),
    wordsBlock(CERTIFIED),
    cellsBlock([
      {
        caption: ["Date and sender's signature (8)", "Date et signature de l'expéditeur"],
        value: dateText(label.shipped_date),
        share: 1,
      },
    ]),
  ],
};

function partyText({ name, phone, address_lines, country }: LabelParty): string {
  return [name, ...address_lines, countryName(country).toUpperCase(), `Tel. ${phone}`]
    .filter((part) => part !== '')
    .join(', ');
}

/** CN 23: both sides with their addresses, and what belongs to the papers beside it. */
const CN23: FormKind = {
  number: 'CN 23',
  columns: (currency) => [
    {
      caption: ['Detailed description of contents (1)', 'Description détaillée du contenu'],
      share: 0.28,
      align: 'left',
    },
    { caption: ['Quantity (2)', 'Quantité'], share: 0.12, align: 'right' },
    { caption: ['Net weight, kg (3)', 'Poids net (kg)'], share: 0.15, align: 'right' },
    { caption: [`Value, ${currency} (5)`, 'Valeur'], share: 0.18, align: 'right' },
    { caption: ['HS number (7)', 'N° tarifaire du SH'], share: 0.15, align: 'left' },
    { caption: ['Origin (8)', "Pays d'origine"], share: 0.12, align: 'left' },
  ],
  textsOf: (item) => [
    item.description,
    String(item.quantity),
    kilograms(item.weight_g),
    item.value,
    item.hs_code,
    item.origin,
  ],
  before: (label, size) => [
    cellsBlock([
      {
        caption: ["Sender's customs reference", "Référence en douane de l'expéditeur"],
        value: label.order_number,
        share: 0.5,
        size,
      },
      { caption: ['No. of item', "N° de l'envoi"], value: label.tracking_code, share: 0.5, size },
    ]),
    cellsBlock([
      { caption: ['From', 'De'], value: partyText(label.sender), share: 0.5, size },
      { caption: ['To', 'À'], value: partyText(label.recipient), share: 0.5, size },
    ]),
    cellsBlock([
      {
        caption: ["Importer's reference (tax code, VAT No.)", "Référence de l'importateur/destinataire"],
        value: '',
        share: 0.5,
      },
      {
        caption: ["Importer's telephone", "N° de téléphone de l'importateur"],
        value: label.recipient.phone,
        share: 0.5,
        size,
      },
    ]),
  ],
  after: (label) => [
    cellsBlock([
      { caption: ['Total gross weight (4)', 'Poids brut total'], value: weightText(label.weight_g), share: 0.3 },
      { caption: ['Total value (6)', 'Valeur totale'], value: label.customs.total_value, share: 0.35 },
      {
        caption: ['Postal charges/Fees (9)', 'Frais de port/Frais'],
        value: label.customs.postage,
        share: 0.35,
      },
    ]),
    wordsBlock("Category of item (10) / Catégorie de l'envoi"),
    ticksOf(label),
    explanationOf(label),
    cellsBlock([
      { caption: ['Comments (11)', 'Observations'], value: '', share: 0.5 },
      {
        caption: ['Office of origin/Date of posting', "Bureau d'origine/Date de dépôt"],
        value: `${label.courier_name}, ${dateText(label.shipped_date)}`,
        share: 0.5,
      },
    ]),
    cellsBlock([
      { caption: ['Licence No. (12)', 'N° de la licence'], value: '', share: 0.3 },
      { caption: ['Certificate No. (13)', 'N° du certificat'], value: '', share: 0.3 },
      { caption: ['Invoice No. (14)', 'N° de la facture'], value: label.order_number, share: 0.4 },
    ]),
    wordsBlock(CERTIFIED),
    cellsBlock([
      {
        caption: ["Date and sender's signature (15)", "Date et signature de l'expéditeur"],
        value: dateText(label.shipped_date),
        share: 1,
      },
    ]),
  ],
};

/** From readable to whatever holds addresses as long as the wire allows. */
const SIZES = [7, 6, 5, 4, 3, 2.2, 1.6];
/** Room below the date for a signature. */
const SIGNATURE = 12;
/** What the goods have at least on the first sheet, where they begin. */
const LEAST_TABLE = 60;

/**
 * The UPU's form CN 22 or CN 23 of a parcel that crosses a border, on the paper of its label, with the fields and headings of
 * the UPU's models in English and French; goods that do not fit go on, on sheets of the same form. Fields as in CN 23 of Royal
 * Mail and of the OECD's annex (Convention Manual of the UPU, forms CN 22 and CN 23), French headings of CN 23 as in La Poste's
 * "REF. CN 23" (pdf4pro.com/view/ref-cn-23-ref-cn-23-la-poste-613a4a.html), those of CN 22 as on green labels in stored sources.
 */
export function layoutCustomsForm(document: LabelAbroad): LabelPage[] {
  const label = sanitiseLabel(document) as LabelAbroad;
  const kind = label.customs.form === 'CN22' ? CN22 : CN23;
  const columns = kind.columns(label.customs.currency);
  const { items, total_value } = label.customs;
  const whole = { description: label.contents, hs_code: '', origin: '', quantity: 1, weight_g: null, unit_value: null };
  const goods = items.length > 0 ? items : [{ ...whole, value: total_value.replace(/^\w+ /u, '') }];
  const rows = goods.map((item) => tableRowBlock(columns, kind.textsOf(item)));
  const after = signed(kind.after(label));
  const head = formHeadBlock(kind.number, label.courier_name, '');
  const top = tableHeadBlock(columns);
  const most = PAGE_HEIGHT - head.height - top.height - LEAST_TABLE;
  const before =
    SIZES.map((size) => kind.before(label, size)).find((blocks) => totalHeight(blocks) <= most) ??
    kind.before(label, SIZES.at(-1) ?? 1);
  const sheets = paginate(rows, {
    first: PAGE_HEIGHT - head.height - top.height - totalHeight(before),
    next: PAGE_HEIGHT - head.height - top.height,
    after: totalHeight(after),
  });
  return sheets.map((on_sheet, index) => {
    const sheet = sheets.length === 1 ? '' : `Sheet ${index + 1} of ${sheets.length}, ${label.tracking_code}`;
    const blocks = [formHeadBlock(kind.number, label.courier_name, sheet), ...(index === 0 ? before : []), top];
    const rest = index === sheets.length - 1 ? after : [];
    const table = tableBlock(columns, on_sheet);
    const spare = Math.max(0, PAGE_HEIGHT - totalHeight([...blocks, table, ...rest]));
    return stackBlocks([...blocks, { height: table.height + spare, draw: table.draw }, ...rest]);
  });
}

/** The last box is where somebody signs. */
function signed(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { height: block.height + SIGNATURE, draw: block.draw } : block,
  );
}

/** Rows by sheet; what comes after them stands on the last. */
function paginate(rows: readonly Block[], room: { first: number; next: number; after: number }): Block[][] {
  const sheets: Block[][] = [[]];
  let left = room.first;
  for (const row of rows) {
    if (row.height > left) {
      sheets.push([]);
      left = room.next;
    }
    sheets.at(-1)?.push(row);
    left -= row.height;
  }
  const last = sheets.at(-1) ?? [];
  // A sheet that is signed names some of the goods.
  if (left < room.after) sheets.push(last.length > 1 ? last.splice(-1) : []);
  return sheets;
}
