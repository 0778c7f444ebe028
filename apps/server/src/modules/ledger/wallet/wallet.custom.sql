-- The ledger checks itself: journals balance when the transaction commits, and nothing in them is ever changed.
create function journal_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from entries where journal_id = new.journal_id group by currency having sum(amount_minor) <> 0) then
    raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger entries_balance after insert on entries deferrable initially deferred for each row execute function journal_balances();
--> statement-breakpoint
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: write a reversing journal' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger entries_append_only before update or delete or truncate on entries for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create trigger journals_append_only before update or delete or truncate on journals for each statement execute function ledger_is_append_only();
--> statement-breakpoint
-- Replication roles switch ordinary triggers off; these stay on.
alter table entries enable always trigger entries_append_only;
--> statement-breakpoint
alter table journals enable always trigger journals_append_only;
--> statement-breakpoint
-- The server's own role may not even ask (trust 2.3); a superuser still meets the triggers. PostgreSQL locks rows for foreign
-- keys and wants UPDATE of some column for that: the id, which the triggers guard as well.
revoke update, delete, truncate on entries, journals from current_user;
--> statement-breakpoint
grant update (id) on entries, journals to current_user;
