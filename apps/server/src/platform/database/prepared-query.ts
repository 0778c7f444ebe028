import type { Database } from './database.ts';

/**
 * A query that is built once for a pool instead of at every call, and named, so that PostgreSQL plans it once a connection.
 * For what nearly every request asks: Drizzle writes the text of a query of seventy columns anew each time, which costs
 * more than sending it. A transaction's `Database` lives for one transaction and builds it for itself.
 *
 * @param build the query on a database, ended by `.prepare('name')`; the name is this query's alone
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
