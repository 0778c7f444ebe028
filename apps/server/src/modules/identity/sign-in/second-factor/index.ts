export { loginSecondFactor } from './login-second-factor.ts';
export { confirmTwoFactor, getTwoFactor, startTwoFactor, stopTwoFactor } from './set-up.ts';
export { totpOf } from './totp.ts';
export { sealedTwoFactors } from './two-factor.repo.ts';
