-- An invoice is issued once and stays as it is; only what becomes of it moves on.
create function invoices_are_issued() returns trigger language plpgsql as $$
declare
  moving text[] := array['paid_minor', 'paid_at', 'overdue_told_at'];
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving and new.paid_minor >= old.paid_minor then
    return new;
  end if;
  raise exception 'an issued invoice is never changed' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger invoices_issued before update or delete on invoices for each row execute function invoices_are_issued();
--> statement-breakpoint
create function invoice_parts_are_issued() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice is never changed' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger invoice_lines_issued before update or delete or truncate on invoice_lines for each statement execute function invoice_parts_are_issued();
--> statement-breakpoint
create trigger invoice_payments_issued before update or delete or truncate on invoice_payments for each statement execute function invoice_parts_are_issued();
