export { createDnsNameService } from './dns-name-service.ts';
