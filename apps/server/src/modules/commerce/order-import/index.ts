export { purgeOrderImports } from './order-import.repo.ts';
