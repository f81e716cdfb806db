/** Orders and mails are written in so many places that one of them would forget to announce it: the writes are watched instead. */
import type { DatabaseConnection } from 'kysely';

const watched = /^(?:(?:insert into|update|delete from) "(?<any>pedidos)"|insert into "(?<added>correos)")/;

/** `onWritten` hears which tables were written, as soon as others can see it. */
export function watchWrites(connection: DatabaseConnection, onWritten: (tables: string[]) => void): void {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  const written = new Set<string>();
  let isInTransaction = false;
  connection.executeQuery = async (query, ...more) => {
    const result = await execute<never>(query, ...more);
    const { any, added } = watched.exec(query.sql)?.groups ?? {};
    const table = any ?? added;
    if (table) written.add(table);
    if (/^(?:begin|start transaction)/.test(query.sql)) isInTransaction = true;
    if (/^(?:commit|rollback)$/.test(query.sql)) isInTransaction = false;
    if (!isInTransaction && written.size > 0) {
      onWritten([...written]);
      written.clear();
    }
    return result;
  };
}
