import type { ChangeFacts, ChangelogFacts } from './change-facts.ts';

export interface ReleasedVersion {
  readonly version: string;
  readonly changes: readonly ChangeFacts[];
}

/** `- 1a2b3c4: Its first line`, and the lines of it that follow, moved in. */
const CHANGE = /^- ([0-9a-f]{7,}): ([^\n]*(?:\n(?: {2}[^\n]*|(?=\n {2})))*)/gmu;

/**
 * The versions that the change logs of our packages tell of, in the order of the logs. A change that raised several packages stands in the
 * log of each, by the commit that brought it and its words: it comes once here, with all of them.
 */
export function releasedVersions(logs: ChangelogFacts['released']): ReleasedVersion[] {
  const versions = new Map<string, Map<string, { id: string; packages: string[]; text: string }>>();
  for (const [name, log] of Object.entries(logs)) {
    for (const section of log.split(/^## /mu).slice(1)) {
      const version = section.split('\n', 1)[0] ?? '';
      const changes = versions.get(version) ?? new Map();
      versions.set(version, changes);
      for (const [, commit = '', text = ''] of section.matchAll(CHANGE)) {
        const known = changes.get(commit + text);
        if (known) known.packages.push(name);
        else changes.set(commit + text, { id: commit, packages: [name], text: text.replaceAll(/^ {2}/gmu, '').trim() });
      }
    }
  }
  return [...versions].map(([version, changes]) => ({ version, changes: [...changes.values()] }));
}
