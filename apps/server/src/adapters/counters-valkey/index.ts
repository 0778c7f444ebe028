export { createValkeyCounters } from './valkey-counters.ts';
