export { TokenKeeper } from './access-token.ts';
export {
  AccountRefused,
  CourierObjection,
  CourierStatusError,
  JSON_HEADERS,
  callCourier,
  isAccountRefused,
  readAnswer,
  wasNeverTaken,
  type CourierAnswer,
} from './call-courier.ts';
export { amountOf, coverOf, eventId, fitting, kilogramsOf, numberOf, phoneOf, sizeOf } from './courier-units.ts';
export { isSignedWith } from './signature.ts';
export { livePrice, noCash, notServed } from './live-price.ts';
export { DRIVER_STEPS, NothingOrdered, lineOf, obstacleTo, sameDayRate, scheduleOf } from './same-day.ts';
export { FirstSeen, stepEvents, type Step } from './step-events.ts';
export { cancelRefused, courierBusy, parcelRefused, priceRaised, testParcelRefused } from './refusal.ts';
