import type { Currency } from '@sampan/country-rules';
import type pg from 'pg';
import type { AccountKind } from '../src/modules/ledger/wallet/index.ts';

/** A company of the model; its credit is how far its wallet may go below zero. */
export interface ReferenceCompany {
  id: string;
  currency: Currency;
  credit_minor: number;
}

/** What an operation does to one account, worked out by hand and apart from the product. */
export interface Effect {
  /** Null for Sampan's own accounts. */
  company: ReferenceCompany | null;
  kind: AccountKind;
  currency: Currency;
  amount_minor: number;
  held_minor?: number;
}

interface ReferenceAccount {
  posted: number;
  held: number;
  seq: number;
}

/** The ledger as somebody would keep it on paper: sums in memory, nothing of the product in it. */
export class LedgerReference {
  readonly companies: readonly ReferenceCompany[];
  readonly #accounts = new Map<string, ReferenceAccount>();

  constructor(companies: readonly ReferenceCompany[]) {
    this.companies = companies;
    for (const { id } of companies) this.#accountOf(`${id} wallet`);
  }

  #accountOf(key: string): ReferenceAccount {
    const known = this.#accounts.get(key) ?? { posted: 0, held: 0, seq: 0 };
    this.#accounts.set(key, known);
    return known;
  }

  #keyOf({ company, kind, currency }: Effect): string {
    return company ? `${company.id} ${kind}` : `house ${kind} ${currency}`;
  }

  /** Whether no account of a company would go below what it may. */
  fits(effects: readonly Effect[]): boolean {
    return effects.every((effect) => {
      if (!effect.company) return true;
      const { posted, held } = this.#accountOf(this.#keyOf(effect));
      if (effect.kind === 'owed') return posted + effect.amount_minor <= 0;
      const credit = effect.kind === 'wallet' ? effect.company.credit_minor : 0;
      return posted + effect.amount_minor - held - (effect.held_minor ?? 0) + credit >= 0;
    });
  }

  apply(effects: readonly Effect[]): void {
    const sum = effects.reduce((total, { amount_minor }) => total + amount_minor, 0);
    if (sum !== 0) throw new Error(`The paper itself does not balance: ${sum}`);
    for (const effect of effects) {
      const account = this.#accountOf(this.#keyOf(effect));
      account.posted += effect.amount_minor;
      account.held += effect.held_minor ?? 0;
      if (effect.company && effect.amount_minor !== 0) account.seq += 1;
    }
  }

  /** What stands on an account of a company. */
  standsAt(company: ReferenceCompany, kind: AccountKind): number {
    return this.#accountOf(`${company.id} ${kind}`).posted;
  }

  /** What may be taken from an account of a company; nothing where it lives on credit. */
  freeAt(company: ReferenceCompany, kind: AccountKind): number {
    const { posted, held } = this.#accountOf(`${company.id} ${kind}`);
    return Math.max(0, posted - held);
  }

  /** After money became payable: what the company owes is paid first, as far as it goes. */
  setOff(company: ReferenceCompany): void {
    const { currency } = company;
    const amount_minor = Math.min(this.standsAt(company, 'payable'), -this.standsAt(company, 'owed'));
    if (amount_minor <= 0) return;
    this.apply([
      { company, kind: 'payable', currency, amount_minor: -amount_minor },
      { company, kind: 'owed', currency, amount_minor },
    ]);
  }

  /** What the paper says, one line an account that money ever touched. */
  lines(): string[] {
    return [...this.#accounts]
      .filter(([key, { posted, held, seq }]) => posted !== 0 || held !== 0 || (!key.startsWith('house') && seq !== 0))
      .map(([key, { posted, held, seq }]) =>
        key.startsWith('house') ? `${key} ${posted}` : `${key} ${posted} held ${held} entries ${seq} running ${posted}`,
      )
      .toSorted();
  }
}

/**
 * The same lines as the database has them: the kept sums, and beside them the number and running balance of the last entry;
 * Sampan's accounts are counted from the entries of these companies' movements.
 */
export async function linesOfDatabase(pool: pg.Pool, companies: readonly ReferenceCompany[]): Promise<string[]> {
  const ids = companies.map(({ id }) => id);
  const kept = await pool.query<{ line: string }>(
    `select a.company_id || ' ' || a.kind || ' ' || a.posted_minor || ' held ' || a.held_minor || ' entries ' || a.entry_seq
       || ' running ' || coalesce(e.balance_minor, 0) as line
     from ledger_accounts a
     left join lateral (select * from entries where account_id = a.id and account_seq is not null order by account_seq desc limit 1) e on true
     where a.company_id = any($1) and (a.posted_minor <> 0 or a.held_minor <> 0 or a.entry_seq <> 0)
       and (e.account_seq is null and a.entry_seq = 0 or e.account_seq = a.entry_seq)`,
    [ids],
  );
  const house = await pool.query<{ line: string }>(
    `select 'house ' || a.kind || ' ' || e.currency || ' ' || sum(e.amount_minor) as line
     from journals j join entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
     where j.company_id = any($1) and a.company_id is null group by a.kind, e.currency having sum(e.amount_minor) <> 0`,
    [ids],
  );
  return [...kept.rows, ...house.rows].map(({ line }) => line).toSorted();
}
