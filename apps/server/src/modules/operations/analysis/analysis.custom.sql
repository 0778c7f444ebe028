-- Keeps analysed_parcels: what an order with a label says to the analysis, in the statement that changes the order.
create function analyse_parcel() returns trigger language plpgsql as $$
declare
  parcel analysed_parcels%rowtype;
begin
  insert into analysed_parcels as known (
    company_id, order_id, bought_at, courier_alias, courier_name, service_id, service_name, destination_country, destination_state,
    weight_g, spend_minor, refund_minor, outcome, promised_at, delivered_at
  ) values (
    new.company_id, new.id, new.label_created_at, coalesce(new.courier_alias, ''),
    coalesce(new.estimated_cost -> 'courier' ->> 'name', new.courier_alias, ''),
    coalesce(new.estimated_cost -> 'delivery_service' ->> 'id', ''),
    coalesce(new.estimated_cost -> 'delivery_service' ->> 'name', ''),
    coalesce(new.destination_country_code, ''),
    coalesce(new.shipping_address -> 'coordinate' ->> 'state', ''),
    coalesce(new.weight_g, 0), coalesce(new.price_minor, 0),
    case when new.label_state = 'refunded' then coalesce(new.price_minor, 0) else 0 end,
    case
      when new.status = 'cancelled' then 'cancelled'
      when new.last_event ->> 'status' in ('returned', 'lost') then 'failed'
      when new.status = 'completed' then 'delivered'
      else 'under_way'
    end,
    new.estimated_delivery_at, new.completed_at
  )
  on conflict (company_id, order_id) do update set
    bought_at = excluded.bought_at, courier_alias = excluded.courier_alias, courier_name = excluded.courier_name,
    service_id = excluded.service_id, service_name = excluded.service_name,
    destination_country = excluded.destination_country, destination_state = excluded.destination_state,
    weight_g = excluded.weight_g, spend_minor = excluded.spend_minor, refund_minor = excluded.refund_minor,
    outcome = excluded.outcome, promised_at = excluded.promised_at, delivered_at = excluded.delivered_at
  where (known.bought_at, known.courier_alias, known.service_id, known.destination_country, known.destination_state, known.weight_g,
      known.spend_minor, known.refund_minor, known.outcome, known.promised_at, known.delivered_at)
    is distinct from (excluded.bought_at, excluded.courier_alias, excluded.service_id, excluded.destination_country,
      excluded.destination_state, excluded.weight_g, excluded.spend_minor, excluded.refund_minor, excluded.outcome,
      excluded.promised_at, excluded.delivered_at)
  returning known.* into parcel;
  -- The row as it was written, not read again: in one statement of many orders the plan of a second reading was made for an
  -- empty table, and its time grew with the square of the rows.
  if found and (tg_op = 'INSERT' or old.label_created_at is null or old.label_state <> new.label_state) then
    insert into analysed_lanes (company_id, courier_alias, courier_name, service_id, service_name, destination_country, destination_state)
    values (parcel.company_id, parcel.courier_alias, parcel.courier_name, parcel.service_id, parcel.service_name,
      parcel.destination_country, parcel.destination_state)
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_analysed_insert after insert on orders for each row
  when (new.label_created_at is not null and new.label_state in ('bought', 'refunded')) execute function analyse_parcel();
--> statement-breakpoint
create trigger orders_analysed_update after update on orders for each row
  when (new.label_created_at is not null and new.label_state in ('bought', 'refunded')
    and (old.label_state, old.status, old.last_event, old.completed_at, old.estimated_delivery_at, old.price_minor)
      is distinct from (new.label_state, new.status, new.last_event, new.completed_at, new.estimated_delivery_at, new.price_minor))
  execute function analyse_parcel();
--> statement-breakpoint
create function analyse_adjustment() returns trigger language plpgsql as $$
begin
  update analysed_parcels set adjustment_minor = (
    select coalesce(sum(amount_minor), 0) from adjustments
    where company_id = new.company_id and order_id = new.order_id and state in ('charged', 'credited')
  ) where company_id = new.company_id and order_id = new.order_id;
  return null;
end $$;
--> statement-breakpoint
create trigger adjustments_analysed_insert after insert on adjustments for each row
  when (new.state in ('charged', 'credited')) execute function analyse_adjustment();
--> statement-breakpoint
create trigger adjustments_analysed_update after update on adjustments for each row
  when (old.state is distinct from new.state) execute function analyse_adjustment();
