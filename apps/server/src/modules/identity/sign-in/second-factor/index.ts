export { requireSelf } from './require-self.ts';
export { spendCode } from './spend-code.ts';
export { loginSecondFactor } from './login-second-factor.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { resetSecondFactor } from './reset-second-factor.ts';
export { confirmTwoFactor, getTwoFactor, startTwoFactor, stopTwoFactor } from './set-up.ts';
export { totpOf } from './totp.ts';
export { sealedTwoFactors } from './two-factor.repo.ts';
