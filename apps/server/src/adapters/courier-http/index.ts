export { TokenKeeper } from './access-token.ts';
export {
  CourierObjection,
  CourierStatusError,
  JSON_HEADERS,
  callCourier,
  readAnswer,
  wasNeverTaken,
  type CourierAnswer,
} from './call-courier.ts';
export { amountOf, coverOf, eventId, fitting, kilogramsOf, numberOf, phoneOf, sizeOf } from './courier-units.ts';
export { isSignedWith } from './signature.ts';
export { cancelRefused, parcelRefused, priceRaised, testParcelRefused } from './refusal.ts';
