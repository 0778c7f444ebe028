import { existsSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const MB = 1024 * 1024;

/**
 * The settings of the bundled PostgreSQL. They are written anew at every start, so that an update of the server brings its
 * settings along; what the operator puts into `postgresql.local.conf` beside them is read last and wins.
 */
export function writePostgresSettings(cluster: string, options: { throwaway: boolean }): void {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
  const shared_mb = Math.round(Math.min(Math.max(memory / MB / 16, 64), options.throwaway ? 128 : 512));
  const settings: Record<string, string | number> = {
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
    fsync: options.throwaway ? 'off' : 'on',
    full_page_writes: options.throwaway ? 'off' : 'on',
    synchronous_commit: options.throwaway ? 'off' : 'on',
    max_wal_size: '1GB',
    wal_level: options.throwaway ? 'minimal' : 'replica',
    max_wal_senders: options.throwaway ? 0 : 4,
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
    client_connection_check_interval: process.platform === 'linux' ? "'10s'" : 0,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    join(cluster, 'postgresql.conf'),
    `# Written at every start. Settings of your own belong in postgresql.local.conf.\n${lines.join('\n')}\ninclude_if_exists = 'postgresql.local.conf'\n`,
  );
  const local = join(cluster, 'postgresql.local.conf');
  if (!existsSync(local)) writeFileSync(local, '# Read after postgresql.conf; wins over it.\n', { mode: 0o644 });
}
