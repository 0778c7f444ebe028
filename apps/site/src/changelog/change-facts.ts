/** One change that waits for the next version, as its changeset says it. */
export interface ChangeFacts {
  /** Name of its file. */
  readonly id: string;
  /** Packages it raises: `@sampan/server`. */
  readonly packages: readonly string[];
  readonly text: string;
}

/** What changed, unreleased and released. */
export interface ChangelogFacts {
  readonly waiting: readonly ChangeFacts[];
  /** `CHANGELOG.md` of a package that was released, by the package's name. */
  readonly released: Readonly<Record<string, string>>;
}
