import { expect, test } from 'vitest';
import { sheetsByBlock, sheetsFor } from './kit-sheets.ts';

const SHEETS = sheetsByBlock([
  ['button.css', '@layer sampan-ui {\n  .s-button, a.s-button:hover { color: red }\n  .s-button--small { }\n}'],
  ['icon-button.css', '.s-icon-button { } .s-icon-button .s-icon { } .s-dialog .s-icon-button { }'],
  ['dialog.css', '.s-button > .s-dialog { } .s-dialog::backdrop { }'],
  ['pulse.css', '.s-skeleton { }'],
  ['skeleton.css', '/* .s-old { } */ .s-skeleton__line { }'],
]);

test('a module needs the sheets of the classes that stand in it, and of their elements and looks', () => {
  expect([...sheetsFor("<b className={classNames('s-button__label', `s-button--${size}`)} />", SHEETS)]).toEqual([
    'button.css',
  ]);
  expect([...sheetsFor("const a = 's-icon-button', b = 's-skeleton';", SHEETS)]).toEqual([
    'icon-button.css',
    'pulse.css',
    'skeleton.css',
  ]);
});

test('a class that only says where something is, or stands in a comment, is not what a sheet is about', () => {
  expect([...sheetsFor("'s-icon s-old c-button s-other'", SHEETS)]).toEqual([]);
});
