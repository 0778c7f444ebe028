import { cleanText } from './strip-control-characters.ts';
import type { Paper, PaperParty } from './document.ts';
import { COLOUR, joined, PAGE, ruleAt, textBand, type Band } from './document-block.ts';
import { widthOf } from './document-typeface.ts';

const WIDTH = PAGE.right - PAGE.left;
const COLUMN = WIDTH * 0.56;
const SIDE = { x: PAGE.left + WIDTH * 0.62, width: WIDTH * 0.38 };
const MARK = 26;

/** Bands beside one another; as high as the highest. */
function beside(bands: readonly Band[]): Band {
  return {
    height: Math.max(0, ...bands.map((band) => band.height)),
    marks: (top) => bands.flatMap((band) => band.marks(top)),
  };
}

/** Mark, word and the issuer's own lines. */
function letterhead(issuer: PaperParty): Band {
  const lines = [issuer.name, ...issuer.lines].filter((line) => line !== '');
  const facts = joined(
    lines.map((line, index) =>
      textBand(line, index === 0 ? 'strong' : 'regular', 8, {
        ...SIDE,
        colour: index === 0 ? COLOUR.ink : COLOUR.quiet,
      }),
    ),
  );
  const brand: Band = {
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
function titleBand({ title, number, stamp }: Paper): Band {
  const heading = textBand(title, 'strong', 18, { width: COLUMN, before: 22, after: 2 });
  const below =
    number === '' ? [] : [textBand(number, 'strong', 11, { width: COLUMN, colour: COLOUR.quiet, after: 2 })];
  const text = cleanText(stamp);
  if (text === '') return joined([heading, ...below]);
  const width = widthOf(text, 'strong', 10) + 16;
  const mark: Band = {
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
  return beside([joined([heading, ...below]), mark]);
}

function partyBand({ caption, name, lines }: PaperParty): Band {
  return joined([
    textBand(caption, 'strong', 7.5, { width: COLUMN, colour: COLOUR.quiet, after: 2 }),
    textBand(name, 'strong', 10, { width: COLUMN, after: 1 }),
    ...lines.filter((line) => line !== '').map((line) => textBand(line, 'regular', 8.5, { width: COLUMN })),
  ]);
}

function factsBand(facts: Paper['facts']): Band {
  const label = { x: SIDE.x, width: SIDE.width * 0.45 };
  const value = { x: SIDE.x + SIDE.width * 0.48, width: SIDE.width * 0.52 };
  return joined(
    facts.map((fact) =>
      beside([
        textBand(fact.label, 'regular', 8.5, { ...label, colour: COLOUR.quiet, after: 2 }),
        textBand(fact.value, 'strong', 8.5, { ...value, after: 2 }),
      ]),
    ),
  );
}

/** Everything above the first table: who it is from, what it is, who it is for. */
export function headBand(paper: Paper): Band {
  const parties = beside([...(paper.recipient ? [partyBand(paper.recipient)] : []), factsBand(paper.facts)]);
  const line: Band = { height: 18, marks: (top) => [ruleAt(top + 8, 0.75, COLOUR.line)] };
  return joined([letterhead(paper.issuer), titleBand(paper), line, parties, { height: 18, marks: () => [] }]);
}
