import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

/** A style sheet of the console, by its path from the root. */
export interface StyleSheet {
  readonly path: string;
  readonly text: string;
}

const FEATURE = /^apps\/console\/src\/features\/([^/]+)\//;
const COMMENT = /\/\*[^]*?\*\//g;
/** What a rule is for, up to its brace. */
const SELECTORS = /([^{}]+)\{/g;
/** A class alone: what stands around or behind it makes the rule one of somebody else. */
const CLASS_ALONE = /^\.(c-[\w-]+)$/;

/**
 * A class is drawn by one feature. The sheets of all features a person has visited are in the page at once, so two features
 * that choose the same name draw over each other.
 */
export function checkStyleOwners(sheets: readonly StyleSheet[]): Violation[] {
  const owners = new Map<string, string>();
  const violations: Violation[] = [];
  for (const { path, text } of sheets) {
    const feature = FEATURE.exec(path)?.[1];
    if (feature === undefined) continue;
    // Comments give way to spaces: places stay as they are.
    const rules = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const rule of rules.matchAll(SELECTORS))
      for (const selector of (rule[1] ?? '').split(',')) {
        const name = CLASS_ALONE.exec(selector.trim())?.[1];
        if (name === undefined) continue;
        const owner: string = owners.get(name) ?? feature;
        owners.set(name, owner);
        if (owner === feature) continue;
        const at = rule.index + (rule[1] ?? '').indexOf(`.${name}`);
        violations.push({
          file: path,
          line: lineAt(text, at),
          rule: 'style owner',
          message: `.${name} is a class of features/${owner}: choose another name`,
        });
      }
  }
  return violations;
}
