-- src/kernel/database/extensions.custom.sql
-- Search by likeness and without accents; both ship with PostgreSQL and may be made by the owner of a database.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"company_id" uuid,
	"actor_id" uuid,
	"session_id" uuid,
	"request_id" text NOT NULL,
	"ip" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"locked_until" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","seq");
--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object_type","object_id");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("topic","next_attempt_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "outbox_live" ON "outbox" USING btree ("company_id","seq");
