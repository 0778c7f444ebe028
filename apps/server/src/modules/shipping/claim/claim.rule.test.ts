import { describe, expect, test } from 'vitest';
import { CLAIM_WITHIN_DAYS, claimability, LOST_AFTER_DAYS } from './claim.rule.ts';

const DAY_S = 86_400;
const NOW = 1_795_600_000;
const seen = (status: string, ago_s: number) => ({ status, created_at: NOW - ago_s });
const on_way = { status: 'in_transit', completed_at: null } as const;

describe('look-v2 3: a claim is possible when the parcel counts as lost, or while damage can be seen', () => {
  test('lost by the courier, or not scanned for 14 days', () => {
    expect(claimability({ ...on_way, last_event: seen('lost', 10) }, NOW).reasons).toEqual(['lost']);
    const silent = claimability({ ...on_way, last_event: seen('delayed', LOST_AFTER_DAYS * DAY_S) }, NOW);
    expect(silent).toEqual({ obstacle: null, possible_from: null, reasons: ['lost'] });
    const early = claimability({ ...on_way, last_event: seen('delivery_failed', DAY_S) }, NOW);
    expect(early).toEqual({ obstacle: 'not_yet', possible_from: NOW + 13 * DAY_S, reasons: [] });
  });

  test('damaged or incomplete for 14 days after the delivery, and never before a courier has it', () => {
    const delivered = { status: 'completed', last_event: seen('completed', 0) } as const;
    expect(claimability({ ...delivered, completed_at: NOW - CLAIM_WITHIN_DAYS * DAY_S }, NOW).reasons).toEqual([
      'damaged',
      'missing_items',
    ]);
    const late = claimability({ ...delivered, completed_at: NOW - CLAIM_WITHIN_DAYS * DAY_S - 1 }, NOW);
    expect(late.obstacle).toBe('too_late');
    expect(claimability({ status: 'new', last_event: null, completed_at: null }, NOW).obstacle).toBe('not_shipped');
  });

  test("a parcel under the company's own contract is claimed from the courier", () => {
    const lost = {
      ...on_way,
      last_event: seen('lost', 10),
      estimated_cost: { courier: { is_own_contract: true } },
    } as const;
    expect(claimability(lost, NOW)).toEqual({ obstacle: 'own_contract', possible_from: null, reasons: [] });
  });
});
