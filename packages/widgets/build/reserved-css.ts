import type { ElementDefinition } from '../src/shell/element-definition.ts';

/** What a test key adds: a line that says so, and the gap below it. */
const TEST_LINE = 32;

type Reserved = Pick<ElementDefinition, 'tag' | 'height' | 'has_test_line' | 'height_without' | 'is_lower_later'>;

interface Rule {
  readonly selector: string;
  readonly height: ElementDefinition['height'];
}

/** What one widget reserves, in the order of the rules. */
function rulesOf({ tag, height, has_test_line, height_without: other, is_lower_later }: Reserved): Rule[] {
  const place = is_lower_later === true ? ':not(:defined)' : '';
  const [wide, narrow] = height;
  return [
    { selector: tag + place, height },
    ...(is_lower_later === true || has_test_line === true
      ? [{ selector: `${tag}[public-key^=pk_test_]${place}`, height: [wide + TEST_LINE, narrow + TEST_LINE] as const }]
      : []),
    // Last at each width, and as specific: a key changes nothing here.
    ...(other === undefined ? [] : [{ selector: `${tag}:not([${other.attribute}])`, height: other.height }]),
  ];
}

/**
 * `sampan.css`, for pages that want nothing to move: each widget has its height before its script runs and keeps it when it is
 * there, so that what stands below stays where it is, unless its later steps are far lower. After two seconds without a script
 * what the page wrote inside the tag shows, so nobody stands before an empty box. `--sampan-h` names another height.
 */
export function reservedCss(widgets: readonly Reserved[]): string {
  const all = widgets.flatMap(rulesOf);
  const rules = (at: 0 | 1): string =>
    all.map(({ selector, height }) => `${selector}{min-height:var(--sampan-h,${height[at]}px)}`).join('\n');
  const tags = widgets.map(({ tag }) => tag);
  return `${tags.join(',')}{display:block}
${rules(0)}
@media (max-width:479px){
${rules(1)}
}
${tags.map((tag) => `${tag}:not(:defined)>*`).join(',')}{animation:sampan-fallback 1ms 2s backwards}
@keyframes sampan-fallback{from{visibility:hidden}}
`;
}
