/** What the public DNS says about names that people typed. */
export interface NameService {
  /** The names that CNAME records of `host` lead to; none where there is no record. Rejects when no name server answers. */
  cnamesOf(host: string): Promise<readonly string[]>;
}
