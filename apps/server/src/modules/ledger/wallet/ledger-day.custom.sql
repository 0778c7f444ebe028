-- Keeps ledger_days. None of the five countries changes its clocks; a test holds the offsets to country-rules.
create function ledger_day(currency text, at bigint) returns integer language sql immutable parallel safe as
  $$ select ((at + case when currency in ('IDR', 'VND') then 25200 else 28800 end) / 86400)::integer $$;
--> statement-breakpoint
create function count_ledger_days() returns trigger language plpgsql as $$
begin
  insert into ledger_days as kept (company_id, account_kind, day, kind, in_minor, out_minor, in_count, out_count, first_seq, last_seq)
  select coalesce(a.company_id, j.company_id), a.kind, ledger_day(e.currency, e.journal_at), e.kind,
    coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0), coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0),
    count(*) filter (where e.amount_minor > 0), count(*) filter (where e.amount_minor < 0), min(e.account_seq), max(e.account_seq)
  from (
    -- Sampan's lines of a movement stand on the day of the company's line, whose time may have waited for an earlier one.
    select added.*, case when account_seq is null then max(created_at) over movement else created_at end as journal_at,
      bool_or(account_seq is not null) over movement as is_of_company
    from added window movement as (partition by journal_id)
  ) e
  join ledger_accounts a on a.id = e.account_id
  join journals j on j.id = e.journal_id
  -- Of Sampan's accounts those that say where a company's money went, and only when the movement holds the company's own
  -- account already: the rows wait for nobody then.
  where a.company_id is not null or j.company_id is not null and e.is_of_company
    and a.kind in ('courier_payable', 'insurance_payable', 'platform_fee', 'tax_payable')
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (company_id, account_kind, day, kind) do update set
    in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor,
    in_count = kept.in_count + excluded.in_count, out_count = kept.out_count + excluded.out_count,
    first_seq = least(kept.first_seq, excluded.first_seq), last_seq = greatest(kept.last_seq, excluded.last_seq);
  return null;
end $$;
--> statement-breakpoint
create trigger entries_counted after insert on entries referencing new table as added for each statement execute function count_ledger_days();
