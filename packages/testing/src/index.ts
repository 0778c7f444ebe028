export { createTestDatabase } from './test-database.ts';
export type { TestDatabase } from './test-database.ts';
export { startTestCluster } from './test-database-process.ts';
export type { TestCluster } from './test-database-process.ts';
export { freePort, startTestServer } from './test-server.ts';
export type { TestServer, TestServerSettings } from './test-server.ts';
