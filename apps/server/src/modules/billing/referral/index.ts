export { rewardReferral } from './reward-referral.ts';
