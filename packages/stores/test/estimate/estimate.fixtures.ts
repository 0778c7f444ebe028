import type { EstimateAnswer, EstimatedCost } from '@sampan/contract';

/** 21 November 2026, 09:30 in Singapore. */
const NOW = 1_795_224_600;

/** As much of an offer as the store reads. */
const offer = (id: string, total_fee: number): EstimatedCost => ({ id, total_fee }) as EstimatedCost;

/** Three offers as the server orders them: the recommended one first. They hold for 15 minutes. */
export const QUOTE: EstimateAnswer = {
  quotation_id: '0193a1b2-0000-7000-8000-00000000c0de',
  estimated_costs: [offer('q.1', 4.78), offer('q.2', 3.67), offer('q.3', 13.42)],
  couriers_unavailable: [],
  reasons: [],
  created_at: NOW,
  expires_at: NOW + 15 * 60,
};
