export { listCardIds } from './payment-method.repo.ts';
