import { isMobileDevice } from '@sampan/widgets/tracking/react';

/** Only phones can call the driver (spec section 9: by user agent). */
export const IS_MOBILE = typeof navigator !== 'undefined' && isMobileDevice(navigator.userAgent);
