import { existsSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';

const MB = 1024 * 1024;

/**
 * Writes the settings of the bundled PostgreSQL. They are written anew at every start, so that an update of the server
 * brings its settings along; what the operator puts into `postgresql.local.conf` beside them is read last and wins.
 *
 * `throwaway` gives up durability, for test databases.
 */
export function writePostgresSettings(settings_file: string, options: { throwaway: boolean }): void {
  const lines = Object.entries(settingsFor(options)).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    settings_file,
    `# Written at every start. Settings of your own belong in postgresql.local.conf.\n${lines.join('\n')}\ninclude_if_exists = 'postgresql.local.conf'\n`,
    { mode: 0o644 },
  );
  const local = join(dirname(settings_file), 'postgresql.local.conf');
  if (!existsSync(local)) writeFileSync(local, '# Read after postgresql.conf; wins over it.\n', { mode: 0o644 });
}

function settingsFor({ throwaway }: { throwaway: boolean }): Record<string, string | number> {
  const memory_mb = Math.min(process.constrainedMemory() || Infinity, totalmem()) / MB;
  const shared_mb = Math.round(Math.min(Math.max(memory_mb / 16, 64), throwaway ? 128 : 512));
  const durable = throwaway ? 'off' : 'on';
  return {
    listen_addresses: "''",
    unix_socket_permissions: '0700',
    port: 5432,
    max_connections: 100,
    shared_buffers: `${shared_mb}MB`,
    effective_cache_size: `${shared_mb * 4}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    jit: 'off',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    wal_level: throwaway ? 'minimal' : 'replica',
    max_wal_senders: throwaway ? 0 : 4,
    max_wal_size: '1GB',
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    lc_messages: "'C'",
    log_line_prefix: "'%m [%p] '",
    log_checkpoints: 'off',
    // Statements carry names, phones and tokens: none may reach the log.
    log_statement: "'none'",
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: 'terse',
    idle_in_transaction_session_timeout: "'60s'",
    // A client that is gone must not keep its locks until its statement ends.
    client_connection_check_interval: process.platform === 'linux' ? "'10s'" : 0,
  };
}
