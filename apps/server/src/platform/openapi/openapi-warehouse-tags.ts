import type { ApiTag } from './openapi-money-tags.ts';

/** The chapters of warehouses and what is done in them. */
export const WAREHOUSE_TAGS: readonly ApiTag[] = [
  {
    name: 'Warehouses',
    description: 'Warehouses, SKUs, stock and goods on their way.',
    endpoints: [
      'listWarehouses',
      'createWarehouse',
      'updateWarehouse',
      'listSkus',
      'createSku',
      'updateSku',
      'deleteSku',
      'restoreSku',
      'listStock',
      'adjustStock',
      'listMovements',
      'listInbounds',
      'createInbound',
      'receiveInbound',
      'moveInbound',
    ],
  },
  {
    name: 'Fulfilment',
    description: 'Pick, pack and ship orders from your own stock.',
    endpoints: [
      'listFulfillmentOrders',
      'countFulfillmentOrders',
      'createFulfillmentOrders',
      'getFulfillmentOrder',
      'getPickList',
      'printPickList',
      'startPickOrders',
      'startCancelFulfillmentOrders',
      'scanFulfillmentOrder',
      'cancelFulfillmentOrder',
      'moveFulfillmentOrder',
    ],
  },
];
