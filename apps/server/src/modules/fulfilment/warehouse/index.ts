export { auditStock, checkStock } from './audit-stock.ts';
export { adjustStock } from './adjust-stock.ts';
export { moveStock, lockStocks } from './move-stock.ts';
export { shipByOf, endOfDay } from './ship-by.ts';
export {
  allocateNumbers,
  countLowStocks,
  countUpTo,
  findSkusByName,
  findStockPage,
  findWarehouse,
  findWarehouses,
  likeOf,
} from './warehouse.repo.ts';
export type { StockQuery } from './warehouse.repo.ts';
export type { SkuRow, WarehouseRow } from './warehouse.table.ts';
