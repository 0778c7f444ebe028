export { cardProviderOf } from './card-provider.ts';
export { chargeableCard } from './chargeable-card.ts';
export { listCardIds } from './payment-method.repo.ts';
