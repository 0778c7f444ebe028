import { describe, test } from 'vitest';
import { expectUsableInEveryLook, LOOKS, type LookName } from './looks.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

describe('everyone can use a widget, however they look at it', () => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s>: axe finds nothing in any state and look',
    (_tag, row) => expectUsableInEveryLook(row, Object.keys(LOOKS) as LookName[]),
  );
});
