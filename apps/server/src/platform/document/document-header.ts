import { stripControlCharacters } from './strip-control-characters.ts';
import type { DocumentModel, DocumentParty } from './document.ts';
import { COLOUR, stackBlocks, PAGE, drawRule, textBlock, type Block } from './document-block.ts';
import { widthOf } from './document-typeface.ts';

const WIDTH = PAGE.right - PAGE.left;
const COLUMN = WIDTH * 0.56;
const SIDE = { x: PAGE.left + WIDTH * 0.62, width: WIDTH * 0.38 };
const MARK = 26;

/** Blocks beside one another; as high as the highest. */
function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map((block) => block.height)),
    marks: (top) => blocks.flatMap((block) => block.marks(top)),
  };
}

/** Mark, word and the issuer's own lines. */
function letterhead(issuer: DocumentParty): Block {
  const lines = [issuer.name, ...issuer.lines].filter((line) => line !== '');
  const facts = stackBlocks(
    lines.map((line, index) =>
      textBlock(line, index === 0 ? 'strong' : 'regular', 8, {
        ...SIDE,
        colour: index === 0 ? COLOUR.ink : COLOUR.quiet,
      }),
    ),
  );
  const brand: Block = {
    height: MARK + 6,
    marks: (top) => [
      { kind: 'brand', x: PAGE.left, y: top, size: MARK },
      {
        kind: 'text',
        text: 'Sampan',
        x: PAGE.left + MARK + 8,
        y: top + 19,
        weight: 'strong',
        size: 17,
        colour: COLOUR.ink,
      },
    ],
  };
  return beside([brand, facts]);
}

/** Title, number and stamp. */
function titleBlock({ title, number, stamp }: DocumentModel): Block {
  const heading = textBlock(title, 'strong', 18, { width: COLUMN, before: 22, after: 2 });
  const below =
    number === '' ? [] : [textBlock(number, 'strong', 11, { width: COLUMN, colour: COLOUR.quiet, after: 2 })];
  const text = stripControlCharacters(stamp);
  if (text === '') return stackBlocks([heading, ...below]);
  const width = widthOf(text, 'strong', 10) + 16;
  const mark: Block = {
    height: 44,
    marks: (top) => [
      { kind: 'box', x: PAGE.right - width, y: top + 24, width, height: 20, colour: COLOUR.ink },
      {
        kind: 'text',
        text,
        x: PAGE.right - width + 8,
        y: top + 37.5,
        weight: 'strong',
        size: 10,
        colour: COLOUR.white,
      },
    ],
  };
  return beside([stackBlocks([heading, ...below]), mark]);
}

function partyBlock({ caption, name, lines }: DocumentParty): Block {
  return stackBlocks([
    textBlock(caption, 'strong', 7.5, { width: COLUMN, colour: COLOUR.quiet, after: 2 }),
    textBlock(name, 'strong', 10, { width: COLUMN, after: 1 }),
    ...lines.filter((line) => line !== '').map((line) => textBlock(line, 'regular', 8.5, { width: COLUMN })),
  ]);
}

function factsBlock(facts: DocumentModel['facts']): Block {
  const label = { x: SIDE.x, width: SIDE.width * 0.45 };
  const value = { x: SIDE.x + SIDE.width * 0.48, width: SIDE.width * 0.52 };
  return stackBlocks(
    facts.map((fact) =>
      beside([
        textBlock(fact.label, 'regular', 8.5, { ...label, colour: COLOUR.quiet, after: 2 }),
        textBlock(fact.value, 'strong', 8.5, { ...value, after: 2 }),
      ]),
    ),
  );
}

/** Everything above the first table: who it is from, what it is, who it is for. */
export function headerBlock(model: DocumentModel): Block {
  const parties = beside([...(model.recipient ? [partyBlock(model.recipient)] : []), factsBlock(model.facts)]);
  const line: Block = { height: 18, marks: (top) => [drawRule(top + 8, 0.75, COLOUR.line)] };
  return stackBlocks([letterhead(model.issuer), titleBlock(model), line, parties, { height: 18, marks: () => [] }]);
}
