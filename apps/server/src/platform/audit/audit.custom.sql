-- What happened cannot be unsaid: the log and its chain are only ever added to.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function audit_is_append_only();
--> statement-breakpoint
create trigger audit_chain_append_only before update or delete or truncate on audit_chain for each statement execute function audit_is_append_only();
--> statement-breakpoint
create function audit_wait_for_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (seq) select seq from written;
  return null;
end $$;
--> statement-breakpoint
create trigger audit_log_wait_for_seal after insert on audit_log referencing new table as written for each statement execute function audit_wait_for_seal();
