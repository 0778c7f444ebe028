/**
 * Settings of the servers that tests share. The demo's parcels move at the pace of life, so that what a test finds does
 * not depend on how long the run has lasted; one that needs a parcel to arrive asks for a server with a faster courier.
 */
export const DEMO_TEST_ENV: Readonly<Record<string, string>> = {
  SAMPAN_RATE_LIMIT_FACTOR: '1000',
  SAMPAN_COURIER_SPEED: '1',
};
