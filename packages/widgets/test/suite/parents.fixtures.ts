/** Narrower than this no widget can be used (widgets 4). */
export const LEAST_WIDTH = 240;
/** Of the page all hosts stand on. */
export const PAGE_WIDTH = 640;

/** Parents that ask their content how wide it wants to be, each around `{}`: where shops and page builders put a widget. */
export const PARENTS: Readonly<Record<string, string>> = {
  'a block': '<div>{}</div>',
  'a flex row': '<div style="display:flex">{}</div>',
  'a flex row beside a text': '<div style="display:flex">{}<p style="flex:1">Free delivery this week</p></div>',
  'a box in a flex row': '<div style="display:flex"><div>{}</div><p>Free delivery</p></div>',
  'a centred flex column': '<div style="display:flex;flex-direction:column;align-items:center">{}</div>',
  'an open dialog': '<dialog open style="position:static">{}</dialog>',
  'a float': '<div style="overflow:hidden"><div style="float:left">{}</div></div>',
  'an inline-block': '<div style="display:inline-block">{}</div>',
  'an absolute box': '<div style="position:relative;height:10px"><div style="position:absolute">{}</div></div>',
  'a table cell': '<table><tr><td>{}</td><td>Free delivery</td></tr></table>',
  'a grid column as wide as its content':
    '<div style="display:grid;grid-template-columns:auto 1fr">{}<p>Free delivery</p></div>',
  'a centred grid': '<div style="display:grid;place-items:center">{}</div>',
  'a box as wide as its content': '<div style="width:fit-content">{}</div>',
  'a box as wide as its longest word': '<div style="width:min-content">{}</div>',
};
