-- Movements explain every stock, so nothing in them is ever changed.
create function stock_movements_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements are append-only: write an opposite one' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger stock_movements_append_only before update or delete or truncate on stock_movements for each statement execute function stock_movements_are_append_only();
--> statement-breakpoint
-- Replication roles switch ordinary triggers off; this one stays on.
alter table stock_movements enable always trigger stock_movements_append_only;
