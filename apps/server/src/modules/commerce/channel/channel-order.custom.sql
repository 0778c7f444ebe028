-- Keeps channel_order_counts: one row per statement and group, so that reading a store never waits for a counter.
create function count_channel_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into channel_order_counts select channel_id, coalesce(skip_reason, ''), count(*) from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into channel_order_counts select channel_id, coalesce(skip_reason, ''), -count(*) from gone group by 1, 2;
  else
    insert into channel_order_counts
    select channel_id, coalesce(skip_reason, ''), sum(n) from (
      select channel_id, skip_reason, 1 as n from added union all select channel_id, skip_reason, -1 from gone
    ) change group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger channel_orders_counted_insert after insert on channel_orders referencing new table as added for each statement execute function count_channel_orders();
--> statement-breakpoint
create trigger channel_orders_counted_delete after delete on channel_orders referencing old table as gone for each statement execute function count_channel_orders();
--> statement-breakpoint
create trigger channel_orders_counted_update after update on channel_orders referencing old table as gone new table as added for each statement execute function count_channel_orders();
