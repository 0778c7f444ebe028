export { allocateWaiting } from './allocate-stock.ts';
export { cancelFulfilmentStep, pickOrderStep } from './bulk-fulfilment.ts';
export { endFulfilment, readyToShip, shipCollected } from './follow-parcel.ts';
