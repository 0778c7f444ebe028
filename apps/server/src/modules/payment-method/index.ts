export { chargeableCard } from './chargeable-card.ts';
export { listCardIds } from './payment-method.repo.ts';
