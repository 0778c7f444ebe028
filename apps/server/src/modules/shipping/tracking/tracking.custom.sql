-- What a courier reported is never changed afterwards.
create function tracking_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'tracking events are append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger tracking_events_append_only before update on tracking_events for each statement execute function tracking_is_append_only();
