-- Keeps order_counts: one row per statement and group, so that creating parcels never waits for a counter.
create function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_counts select company_id, status, is_cod, has_problem, is_fulfillment, count(*) from added where archived_at is null group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into order_counts select company_id, status, is_cod, has_problem, is_fulfillment, -count(*) from gone where archived_at is null group by 1, 2, 3, 4, 5;
  else
    insert into order_counts
    select company_id, status, is_cod, has_problem, is_fulfillment, sum(n) from (
      select company_id, status, is_cod, has_problem, is_fulfillment, 1 as n from added where archived_at is null
      union all
      select company_id, status, is_cod, has_problem, is_fulfillment, -1 from gone where archived_at is null
    ) change group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_counted_insert after insert on orders referencing new table as added for each statement execute function count_orders();
--> statement-breakpoint
create trigger orders_counted_delete after delete on orders referencing old table as gone for each statement execute function count_orders();
--> statement-breakpoint
create trigger orders_counted_update after update on orders referencing old table as gone new table as added for each statement execute function count_orders();
