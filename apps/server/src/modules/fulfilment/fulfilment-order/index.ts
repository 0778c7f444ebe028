export { allocateWaiting } from './allocate-stock.ts';
export { cancelFulfilmentStep, pickOrderStep } from './bulk-fulfilment.ts';
export { findShelves } from './shelf.repo.ts';
export { endFulfilment, readyToShip, shipCollected } from './follow-parcel.ts';
export { pickListPdf } from './pick-list.document.ts';
