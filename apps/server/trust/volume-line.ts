import type { TestServer } from '@sampan/testing';
import type { Line } from './crash-client.ts';

/** Two servers on one database, asked in turns, and what was acknowledged to the clients of a run. */
export class VolumeLine implements Line {
  token = '';
  admin_token = '';
  stopping = false;
  /** Epoch seconds: what is older was there before. */
  readonly began_at = Math.floor(Date.now() / 1000) - 1;
  /** References of parcels whose import was acknowledged. */
  readonly references: string[] = [];
  /** Imports that were acknowledged as done, and how many parcels each has. */
  readonly imports = new Map<string, number>();
  /** Bulk jobs whose start was acknowledged, and how many things each does. */
  readonly jobs = new Map<string, number>();
  readonly prints: string[] = [];
  readonly exports: string[] = [];
  readonly servers: TestServer[];
  #turn = 0;

  constructor(servers: TestServer[]) {
    this.servers = servers;
  }

  get server(): TestServer {
    this.#turn += 1;
    const server = this.servers[this.#turn % this.servers.length];
    if (server === undefined) throw new Error('there is no server');
    return server;
  }
}
