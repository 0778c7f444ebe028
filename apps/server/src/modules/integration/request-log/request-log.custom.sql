-- Kept month by month, for which Drizzle has no words: a month that is too old goes whole, without a row being looked for. Rows of a month
-- that has no part yet lie in `request_log_rest` until it has one.
do $$
declare
  definitions text[];
  definition text;
begin
  select array_agg(indexdef) into definitions from pg_indexes
  where schemaname = 'public' and tablename = 'request_log' and indexdef not like 'CREATE UNIQUE%';
  alter table request_log rename to request_log_plain;
  create table request_log (like request_log_plain including defaults) partition by range (at_ms);
  drop table request_log_plain;
  alter table request_log add constraint request_log_request_id_at_ms_pk primary key (request_id, at_ms);
  foreach definition in array definitions loop
    execute definition;
  end loop;
  create table request_log_rest partition of request_log default;
end $$;
