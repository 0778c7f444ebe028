export { createTestDatabase } from './test-database.ts';
export type { TestDatabase } from './test-database.ts';
export { startTestCluster } from './test-database-process.ts';
export type { TestCluster } from './test-database-process.ts';
export { holdSocket } from './held-socket.ts';
export type { HeldSocket } from './held-socket.ts';
export { freePort, startTestServer } from './test-server.ts';
export type { TestServer, TestServerSettings } from './test-server.ts';
