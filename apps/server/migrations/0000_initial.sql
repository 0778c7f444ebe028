-- src/platform/database/extensions.custom.sql
-- Search by likeness and without accents; both ship with PostgreSQL and may be made by the owner of a database.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
--> statement-breakpoint
CREATE TABLE "courier_parcels" (
	"tracking_code" text PRIMARY KEY NOT NULL,
	"courier_alias" text NOT NULL,
	"client_ref" text NOT NULL,
	"service_id" text NOT NULL,
	"route_code" text NOT NULL,
	"scenario" text NOT NULL,
	"trip" jsonb NOT NULL,
	"cod_minor" bigint NOT NULL,
	"bought_at_ms" bigint NOT NULL,
	"speed" double precision NOT NULL,
	"forced" jsonb DEFAULT '{}' NOT NULL,
	"cancelled_at_ms" bigint,
	"instruction" jsonb
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"setup_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"payment_method_id" text,
	"behaviour" text,
	"brand" text,
	"last4" text,
	"exp_month" integer,
	"exp_year" integer,
	"created_at" bigint NOT NULL,
	CONSTRAINT "sandbox_cards_payment_method_id_unique" UNIQUE("payment_method_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text,
	"refund_key" text,
	"refund_fails" boolean DEFAULT false NOT NULL,
	"page_secret_hash" text,
	"description" text DEFAULT '' NOT NULL,
	"expires_at" bigint,
	"success_url" text,
	"cancel_url" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"client_ref" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"ends" text NOT NULL,
	"failure" text,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"through_seq" bigint DEFAULT 0 NOT NULL,
	"invoiced_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"order_id" uuid,
	"order_number" text NOT NULL,
	"description" text NOT NULL,
	"tracking_code" text NOT NULL,
	"tax_name" text NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_line_no_pk" PRIMARY KEY("invoice_id","line_no"),
	CONSTRAINT "invoice_line_adds_up" CHECK (net_minor + tax_minor = total_minor)
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "invoice_payment_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"tax_lines" jsonb NOT NULL,
	"line_count" integer NOT NULL,
	"after_seq" bigint NOT NULL,
	"through_seq" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"due_minor" bigint NOT NULL,
	"issued_at" bigint NOT NULL,
	"due_at" bigint,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"paid_at" bigint,
	"overdue_told_at" bigint,
	CONSTRAINT "invoice_adds_up" CHECK (net_minor + tax_minor = total_minor),
	CONSTRAINT "invoice_not_overpaid" CHECK (paid_minor between 0 and due_minor and due_minor <= greatest(total_minor, 0))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referred_company_id" uuid PRIMARY KEY NOT NULL,
	"referrer_company_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"refusal" text,
	"decided_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_recipients" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"party" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"match_key" text NOT NULL,
	"sort_key" text NOT NULL,
	"search_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "saved_recipients_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"ends_at" bigint,
	"due_at" bigint NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" bigint,
	"error" text DEFAULT '' NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_labels" (
	"company_id" uuid NOT NULL,
	"channel_order_id" uuid NOT NULL,
	"parcel_id" text NOT NULL,
	"format" text NOT NULL,
	"stored_name" text NOT NULL,
	"fetched_at" bigint NOT NULL,
	CONSTRAINT "channel_labels_channel_order_id_parcel_id_pk" PRIMARY KEY("channel_order_id","parcel_id")
);
--> statement-breakpoint
CREATE TABLE "channel_order_counts" (
	"channel_id" uuid NOT NULL,
	"skip_reason" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"logistics" text NOT NULL,
	"skip_reason" text,
	"snapshot" jsonb NOT NULL,
	"source_updated_at" bigint NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" bigint NOT NULL,
	"ship_by" bigint,
	"is_weight_assumed" boolean DEFAULT false NOT NULL,
	"attention" jsonb,
	"erased_at" bigint,
	"arranging_until" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_parcels" (
	"company_id" uuid NOT NULL,
	"order_id" uuid PRIMARY KEY NOT NULL,
	"channel_order_id" uuid NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cod" jsonb,
	"imported" jsonb NOT NULL,
	"own_edits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_from_file" boolean DEFAULT false NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"channel_order_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tracking_number" text NOT NULL,
	"carrier" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"settled_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_connects" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"browser_hash" text NOT NULL,
	"shop_address" text NOT NULL,
	"redirect_url" text NOT NULL,
	"error_redirect_url" text NOT NULL,
	"ati" text NOT NULL,
	"keys" text,
	"used_at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"store_name" text NOT NULL,
	"profile_url" text NOT NULL,
	"store_logo" text NOT NULL,
	"social_network_id" text NOT NULL,
	"access_token" text,
	"disconnected_at" bigint,
	"external_shop_id" text,
	"state" text DEFAULT 'connected' NOT NULL,
	"problem_code" text,
	"problem_message" text DEFAULT '' NOT NULL,
	"problem_at" bigint,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access_ends_at" bigint,
	"authorisation_ends_at" bigint,
	"ending_told_of" bigint,
	"refresh_leased_until" bigint DEFAULT 0 NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"subscribed_at" bigint,
	"checkout_rates" jsonb,
	"watermark" bigint,
	"next_sync_at" bigint,
	"sync_leased_until" bigint DEFAULT 0 NOT NULL,
	"sync_attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_success_at" bigint,
	"compared_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"status" text NOT NULL,
	"is_test" boolean NOT NULL,
	"stock_state" text NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"item_total_minor" bigint NOT NULL,
	"shipping_fee_minor" bigint NOT NULL,
	"cod_fee_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"shipping_name" text NOT NULL,
	"product" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"provider" text,
	"provider_payment_id" text,
	"payment" jsonb,
	"decline_reason" text,
	"asked_at" bigint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"order_number" text,
	"refund_reason" text,
	"refund_due_at" bigint,
	"refund_failures" integer DEFAULT 0 NOT NULL,
	"refunded_at" bigint,
	"refund_id" text,
	"refund_failed_id" text,
	"refund_failed_at" bigint,
	"refund_ask_at" bigint,
	"dispute_state" text,
	"disputed_minor" bigint,
	"released_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"paid_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "checkouts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "checkout_adds_up" CHECK (total_minor = item_total_minor + shipping_fee_minor + cod_fee_minor),
	CONSTRAINT "checkout_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"company_id" uuid NOT NULL,
	"header_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "import_mappings_company_id_header_hash_pk" PRIMARY KEY("company_id","header_hash")
);
--> statement-breakpoint
CREATE TABLE "order_import_rows" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"rank" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"is_warned" boolean NOT NULL,
	"is_repaired" boolean NOT NULL,
	"given" jsonb NOT NULL,
	"edits" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"issues" jsonb NOT NULL,
	"repaired" jsonb NOT NULL,
	"outcome" text,
	"order_id" uuid,
	"before" jsonb,
	"written_at" bigint,
	CONSTRAINT "order_import_rows_company_id_import_id_row_pk" PRIMARY KEY("company_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "order_imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"reading_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"is_shop" boolean NOT NULL,
	"detected" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"imported_at" bigint,
	"places_from" integer,
	CONSTRAINT "order_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"name" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"public_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_image" text,
	"product_description" text NOT NULL,
	"search_key" text NOT NULL,
	"country_code" text NOT NULL,
	"currency" text NOT NULL,
	"product_price_minor" bigint NOT NULL,
	"shipping_fee_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_fee_model" text NOT NULL,
	"allow_edit_qty_by_customer" boolean DEFAULT false NOT NULL,
	"cod_allowed" boolean DEFAULT false NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"hs_code" text DEFAULT '' NOT NULL,
	"stock_quantity" integer NOT NULL,
	"reserved_quantity" integer DEFAULT 0 NOT NULL,
	"archived_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "products_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stock_never_negative" CHECK (stock_quantity >= 0),
	CONSTRAINT "reserved_never_negative" CHECK (reserved_quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "fulfilment_lines" (
	"company_id" uuid NOT NULL,
	"fulfilment_order_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"picked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fulfilment_lines_company_id_fulfilment_order_id_sku_id_pk" PRIMARY KEY("company_id","fulfilment_order_id","sku_id"),
	CONSTRAINT "fulfilment_lines_picked_within_quantity" CHECK (picked between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "fulfilment_orders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"reference_id" text,
	"recipient_name" text NOT NULL,
	"source" text NOT NULL,
	"search_key" text NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"status" text NOT NULL,
	"held_from" text,
	"hold_reason" text DEFAULT '' NOT NULL,
	"has_label" boolean DEFAULT false NOT NULL,
	"picker_id" uuid,
	"ship_by" bigint NOT NULL,
	"shipped_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "fulfilment_orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbound_lines" (
	"company_id" uuid NOT NULL,
	"inbound_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"expected" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inbound_lines_company_id_inbound_id_sku_id_pk" PRIMARY KEY("company_id","inbound_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "inbounds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reference" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_code" text NOT NULL,
	"boxes" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "inbounds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"search_key" text NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"hs_code" text DEFAULT '' NOT NULL,
	"origin_country" text DEFAULT '' NOT NULL,
	"unit_value_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reorder_point" integer DEFAULT 0 NOT NULL,
	"deleted_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "skus_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"on_hand_delta" integer NOT NULL,
	"reserved_delta" integer NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid,
	"created_at" bigint NOT NULL,
	CONSTRAINT "stock_movements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stock_movements_change_something" CHECK (on_hand_delta <> 0 or reserved_delta <> 0)
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"company_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"incoming" integer DEFAULT 0 NOT NULL,
	"reorder_point" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stocks_company_id_warehouse_id_sku_id_pk" PRIMARY KEY("company_id","warehouse_id","sku_id"),
	CONSTRAINT "stocks_on_hand_never_negative" CHECK (on_hand >= 0),
	CONSTRAINT "stocks_reserved_within_on_hand" CHECK (reserved between 0 and on_hand),
	CONSTRAINT "stocks_incoming_never_negative" CHECK (incoming >= 0)
);
--> statement-breakpoint
CREATE TABLE "warehouse_counters" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "warehouse_counters_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country_code" text NOT NULL,
	"cut_off" text NOT NULL,
	"working_days" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "warehouses_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"payment_type" text DEFAULT 'prepaid' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"tax_registered" boolean DEFAULT true NOT NULL,
	"billing_address" jsonb,
	"is_same_billing_and_delivery_address" boolean DEFAULT false NOT NULL,
	"next_order_number" integer DEFAULT 1 NOT NULL,
	"invite_code" text NOT NULL,
	"referred_by" uuid,
	"business_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_quotation" boolean DEFAULT false NOT NULL,
	"ati" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "companies_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text,
	"login_phone" text,
	"password_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar" text,
	"role" text DEFAULT 'owner' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"is_mail_verified" boolean DEFAULT false NOT NULL,
	"two_factor_at" bigint,
	"accept_locad" boolean DEFAULT false NOT NULL,
	"terms_version" text,
	"terms_hash" text,
	"terms_accepted_at" bigint,
	"terms_ip" text,
	"disabled_at" bigint,
	"accept_emails" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_login_phone_unique" UNIQUE("login_phone")
);
--> statement-breakpoint
CREATE TABLE "pickup_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"coordinate" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_files" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"entity_type" text,
	"incorporation_date" text,
	"business_number" text,
	"onboarding_skipped_at" bigint,
	"logo_id" uuid,
	"logo_width" integer DEFAULT 0 NOT NULL,
	"logo_height" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_as_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "login_as_grants_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"accepted_at" bigint,
	"accepted_by" uuid,
	"revoked_at" bigint,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"spent_at" bigint,
	CONSTRAINT "one_time_codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "avatars_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "publishable_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"allowed_origins" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "publishable_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "recipient_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" bigint,
	"problem" text,
	"failing_since" bigint,
	"checked_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_key_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"last4" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "secret_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"allowed_ips" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"last_used_at" bigint,
	"last_used_ip" text,
	"revoked_at" bigint,
	"seen_in_page_at" bigint,
	"warned_at" bigint
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" bigint NOT NULL,
	"from_xid" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"impersonator_id" uuid,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"needs_old_code" boolean NOT NULL,
	"old_proved_at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" bigint NOT NULL,
	"spent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" bigint,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "request_log" (
	"request_id" uuid NOT NULL,
	"at_ms" bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"status_class" integer NOT NULL,
	"error_code" text,
	"duration_ms" integer NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"is_replayed" boolean NOT NULL,
	CONSTRAINT "request_log_request_id_at_ms_pk" PRIMARY KEY("request_id","at_ms")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" bigint NOT NULL,
	"duration_ms" integer NOT NULL,
	"status_code" integer,
	"failure" text,
	"response_body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"last_status_code" integer,
	"last_failure" text,
	"delivered_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_enabled" boolean NOT NULL,
	"disabled_reason" text,
	"disabled_at" bigint,
	"failing_since" bigint,
	"last_success_at" bigint,
	"secret" text NOT NULL,
	"previous_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"cause" text NOT NULL,
	"took_ms" bigint NOT NULL,
	"entries" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"wrong_accounts" jsonb NOT NULL,
	"wrong_accounts_total" bigint NOT NULL,
	"wrong_entries" bigint NOT NULL,
	"wrong_journals" bigint NOT NULL,
	"wrong_days" bigint NOT NULL,
	"totals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"company_id" uuid NOT NULL,
	"account_kind" text NOT NULL,
	"day" integer NOT NULL,
	"kind" text NOT NULL,
	"in_minor" bigint NOT NULL,
	"out_minor" bigint NOT NULL,
	"in_count" bigint NOT NULL,
	"out_count" bigint NOT NULL,
	"first_seq" bigint,
	"last_seq" bigint,
	CONSTRAINT "ledger_days_company_id_account_kind_day_kind_pk" PRIMARY KEY("company_id","account_kind","day","kind")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"account_seq" bigint,
	"balance_minor" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"posted_minor" bigint DEFAULT 0 NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	"credit_limit_minor" bigint DEFAULT 0 NOT NULL,
	"entry_seq" bigint DEFAULT 0 NOT NULL,
	"last_entry_at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "never_overdrawn" CHECK (company_id is null or kind = 'owed' or posted_minor - held_minor + credit_limit_minor >= 0),
	CONSTRAINT "debts_are_no_credit" CHECK (kind <> 'owed' or posted_minor <= 0),
	CONSTRAINT "hold_never_negative" CHECK (held_minor >= 0)
);
--> statement-breakpoint
CREATE TABLE "analysed_lanes" (
	"company_id" uuid NOT NULL,
	"courier_alias" text NOT NULL,
	"courier_name" text NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_state" text NOT NULL,
	CONSTRAINT "analysed_lanes_company_id_courier_alias_service_id_destination_country_destination_state_pk" PRIMARY KEY("company_id","courier_alias","service_id","destination_country","destination_state")
);
--> statement-breakpoint
CREATE TABLE "analysed_parcels" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"bought_at" bigint NOT NULL,
	"courier_alias" text NOT NULL,
	"courier_name" text NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_state" text NOT NULL,
	"weight_g" integer NOT NULL,
	"spend_minor" bigint NOT NULL,
	"refund_minor" bigint NOT NULL,
	"adjustment_minor" bigint DEFAULT 0 NOT NULL,
	"outcome" text NOT NULL,
	"promised_at" bigint,
	"delivered_at" bigint,
	CONSTRAINT "analysed_parcels_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"inbox" text NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"filter" jsonb NOT NULL,
	"head_seq" bigint,
	"preset" text,
	"columns" jsonb NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid NOT NULL,
	"by_key" boolean DEFAULT false NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"parts" integer,
	"bytes" bigint,
	"sha256" text,
	"stored_name" text,
	"file_name" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"finished_at" bigint,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "exports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"read_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"tone" text NOT NULL,
	"country_code" text,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"company_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_company_id_provider_pk" PRIMARY KEY("company_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"holder_name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"expiry_told_month" text
);
--> statement-breakpoint
CREATE TABLE "balance_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"low_is_on" boolean DEFAULT true NOT NULL,
	"low_threshold_minor" bigint NOT NULL,
	"is_low" boolean DEFAULT false NOT NULL,
	"falls" integer DEFAULT 0 NOT NULL,
	"auto_is_on" boolean DEFAULT false NOT NULL,
	"auto_threshold_minor" bigint NOT NULL,
	"auto_amount_minor" bigint NOT NULL,
	"auto_cap_minor" bigint NOT NULL,
	"auto_is_armed" boolean DEFAULT true NOT NULL,
	"auto_falls" integer DEFAULT 0 NOT NULL,
	"auto_stop_reason" text,
	"auto_stopped_at" bigint,
	"consent_by" uuid,
	"consent_at" bigint,
	"cap_told_month" text
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"bonus_minor" bigint,
	"method" text NOT NULL,
	"card_id" uuid,
	"brand" text,
	"last4" text,
	"customer_id" text,
	"provider_card_id" text,
	"provider" text NOT NULL,
	"page_id" text,
	"page_url" text,
	"expires_at" bigint,
	"success_url" text,
	"cancel_url" text,
	"label_page" text,
	"fall" integer,
	"provider_payment_id" text,
	"status" text NOT NULL,
	"decline_reason" text,
	"dispute_state" text,
	"disputed_minor" bigint,
	"ask_at" bigint,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "cod_collections" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"courier_alias" text NOT NULL,
	"tracking_code" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"cod_type" text NOT NULL,
	"fee_minor" bigint NOT NULL,
	"fee_tax_minor" bigint NOT NULL,
	"to_collect_minor" bigint NOT NULL,
	"fee_rate" jsonb NOT NULL,
	"min_fee_minor" bigint NOT NULL,
	"includes_shipping_fee" boolean NOT NULL,
	"state" text NOT NULL,
	"expected_at" bigint NOT NULL,
	"collected_at" bigint,
	"short_at" bigint,
	"remitted_minor" bigint,
	"disputed_at" bigint,
	"dispute_received_minor" bigint,
	"dispute_note" text,
	"settled_at" bigint,
	"settlement_id" uuid,
	"remittance_reference" text,
	"payable_at" bigint,
	"paid_at" bigint,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "cod_collections_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "cod_adds_up" CHECK (to_collect_minor >= amount_minor and amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "cod_settlements" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remittance_id" uuid NOT NULL,
	"courier_alias" text NOT NULL,
	"currency" text NOT NULL,
	"references" jsonb NOT NULL,
	"count" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"settled_at" bigint NOT NULL,
	"closed_at" bigint,
	"payable_at" bigint,
	"released_at" bigint,
	"paid_at" bigint,
	CONSTRAINT "cod_settlements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "cod_remittance_rows" (
	"remittance_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"courier_alias" text NOT NULL,
	"cells" jsonb NOT NULL,
	"tracking_code" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text,
	"collected_minor" bigint,
	"fee_minor" bigint,
	"kept_minor" bigint,
	"state" text NOT NULL,
	"reason" text,
	"column" text,
	"expected_minor" bigint,
	"expected_currency" text,
	CONSTRAINT "cod_remittance_rows_remittance_id_row_pk" PRIMARY KEY("remittance_id","row")
);
--> statement-breakpoint
CREATE TABLE "cod_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_alias" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"header" jsonb NOT NULL,
	"state" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"lease_until" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payable_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"method" text NOT NULL,
	"bank_name" text NOT NULL,
	"last4" text NOT NULL,
	"sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"usable_from" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"comment" text NOT NULL,
	"not_before" bigint NOT NULL,
	"client_ref" text NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"failure" text,
	"reason" text DEFAULT '' NOT NULL,
	"set_off_minor" bigint DEFAULT 0 NOT NULL,
	"timeline" jsonb NOT NULL,
	"look_at" bigint,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "payout_is_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "adjustment_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"adjustment_id" uuid NOT NULL,
	"by" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"import_id" uuid,
	"courier_alias" text NOT NULL,
	"courier_reference" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"courier_minor" bigint NOT NULL,
	"insurance_minor" bigint NOT NULL,
	"platform_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"order_number" text NOT NULL,
	"tracking_code" text NOT NULL,
	"declared_weight_g" integer NOT NULL,
	"declared_length_mm" integer,
	"declared_width_mm" integer,
	"declared_height_mm" integer,
	"measured_weight_g" integer NOT NULL,
	"measured_length_mm" integer,
	"measured_width_mm" integer,
	"measured_height_mm" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"respond_by" bigint,
	"reminded_at" bigint,
	"dispute_reason" text DEFAULT '' NOT NULL,
	"disputed_at" bigint,
	"decision_note" text DEFAULT '' NOT NULL,
	"decided_at" bigint,
	"booked_at" bigint,
	"reversed_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "adjustment_parts" CHECK (amount_minor = courier_minor + insurance_minor + platform_minor + tax_minor and amount_minor <> 0)
);
--> statement-breakpoint
CREATE TABLE "reweigh_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_alias" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"rows" integer NOT NULL,
	"opened" integer NOT NULL,
	"known" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"courier_alias" text NOT NULL,
	"order_number" text NOT NULL,
	"tracking_code" text NOT NULL,
	"currency" text NOT NULL,
	"value_minor" bigint NOT NULL,
	"granted_minor" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" bigint,
	"pay_by" text,
	"paid_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"channel" text NOT NULL,
	"recipient_masked" text DEFAULT '' NOT NULL,
	"redirect_url" text,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"wrong_proofs" integer DEFAULT 0 NOT NULL,
	"opened_at" bigint,
	"confirmed_at" bigint,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "courier_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"courier" text NOT NULL,
	"country" text NOT NULL,
	"credentials" text,
	"connected_at" bigint NOT NULL,
	"checked_at" bigint NOT NULL,
	"disconnected_at" bigint
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"order_id" uuid,
	"params_hash" text NOT NULL,
	"params" jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"couriers_unavailable" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_cards" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_cards_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier_alias" text NOT NULL,
	"origin_country" text NOT NULL,
	"content_hash" text NOT NULL,
	"source" text NOT NULL,
	"lanes" jsonb NOT NULL,
	"imported_at" bigint NOT NULL,
	"replaced_at" bigint
);
--> statement-breakpoint
CREATE TABLE "label_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"client_ref" uuid NOT NULL,
	"hold_id" uuid,
	"entry" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"tracking_code" text,
	"route_code" text,
	"courier_ref" text,
	"courier_label_name" text,
	"courier_label_sha256" text,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "label_purchases_client_ref_unique" UNIQUE("client_ref")
);
--> statement-breakpoint
CREATE TABLE "location_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"post_code" text NOT NULL,
	"street" text NOT NULL,
	"building_name" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_aliases" (
	"country" text NOT NULL,
	"search_key" text NOT NULL,
	"level_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_levels" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"level" smallint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"parent_id" integer,
	"post_code" text,
	"lat" double precision,
	"lng" double precision,
	"search_key" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"replaced_by" integer[]
);
--> statement-breakpoint
CREATE TABLE "location_places" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"search_key" text NOT NULL,
	"level_id" integer,
	"post_code" text,
	"lat" double precision,
	"lng" double precision
);
--> statement-breakpoint
CREATE TABLE "location_postcodes" (
	"country" text NOT NULL,
	"post_code" text NOT NULL,
	"level_id" integer NOT NULL,
	"area" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_layouts" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_compact" boolean DEFAULT false NOT NULL,
	"columns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_layouts_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "order_views_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_cod" boolean NOT NULL,
	"has_problem" boolean NOT NULL,
	"is_fulfillment" boolean NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"reference_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	"origin_country_code" text NOT NULL,
	"destination_country_code" text,
	"currency" text NOT NULL,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"formatted_pick_up_address" text DEFAULT '' NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"package_type" text,
	"package_content" text DEFAULT '' NOT NULL,
	"item_category" text DEFAULT '' NOT NULL,
	"weight_g" integer,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"total_package_value_minor" bigint DEFAULT 0 NOT NULL,
	"expected_cod_minor" bigint DEFAULT 0 NOT NULL,
	"cod_includes_shipping_fee" boolean DEFAULT false NOT NULL,
	"is_cod" boolean DEFAULT false NOT NULL,
	"cod_state" text,
	"is_battery" boolean DEFAULT false NOT NULL,
	"is_dangerous" boolean DEFAULT false NOT NULL,
	"is_fragile" boolean DEFAULT false NOT NULL,
	"is_insured" boolean DEFAULT false NOT NULL,
	"is_fulfillment" boolean DEFAULT false NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"delivery_type" text DEFAULT 'pick_up' NOT NULL,
	"pick_up_date" text,
	"pick_up_time_slot_from" text,
	"pick_up_time_slot_to" text,
	"address_confirmed_at" bigint,
	"confirmation_sent_at" bigint,
	"delivery_instructions" text DEFAULT '' NOT NULL,
	"shippers_note" text DEFAULT '' NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"import_id" uuid,
	"marketplace" jsonb,
	"voucher_promotion_code" text,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"courier_alias" text,
	"estimated_cost" jsonb,
	"price_minor" bigint,
	"label_state" text DEFAULT 'none' NOT NULL,
	"label_error" text,
	"tracking_code" text,
	"route_code" text,
	"label_created_at" bigint,
	"label_printed_at" bigint,
	"label_print_count" integer DEFAULT 0 NOT NULL,
	"pod_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"driver_phone" text,
	"last_event" jsonb,
	"has_problem" boolean DEFAULT false NOT NULL,
	"decide_by" bigint,
	"estimated_delivery_at" bigint,
	"completed_at" bigint,
	"rating" real,
	"archived_at" bigint,
	"cancelled_at" bigint,
	"cancel_reason" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_packages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"packages" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_matches" (
	"company_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"courier" text,
	"service" text,
	"label" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "service_matches_company_id_name_key_pk" PRIMARY KEY("company_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "shipping_rules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sku_weights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_alias" text NOT NULL,
	"tracking_code" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb,
	"due_at" bigint NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" bigint,
	"error" text DEFAULT '' NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_instructions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text,
	"window" text,
	"note" text NOT NULL,
	"door" jsonb,
	"address_before" jsonb,
	"net_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"hold_id" uuid,
	"state" text NOT NULL,
	"withdrawn_by" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"courier_alias" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"place" text NOT NULL,
	"pod_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" bigint NOT NULL,
	"decide_by" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "tracking_events_company_id_order_id_event_id_pk" PRIMARY KEY("company_id","order_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_polls" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"courier_alias" text NOT NULL,
	"tracking_code" text NOT NULL,
	"next_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"chain_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_chain_id_position_pk" PRIMARY KEY("chain_id","position")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain_id" uuid PRIMARY KEY NOT NULL,
	"length" bigint NOT NULL,
	"hash" text NOT NULL,
	"mac" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" bigint NOT NULL,
	"company_id" uuid,
	"actor_id" uuid,
	"subject_id" uuid,
	"session_id" uuid,
	"api_key_id" uuid,
	"request_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent_hash" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" text DEFAULT 'done' NOT NULL,
	"mac" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"seq" bigint PRIMARY KEY NOT NULL
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
CREATE TABLE "price_claims" (
	"endpoint" text NOT NULL,
	"field" text NOT NULL,
	"caller" text NOT NULL,
	"times" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "price_claims_endpoint_field_caller_pk" PRIMARY KEY("endpoint","field","caller")
);
--> statement-breakpoint
CREATE TABLE "bulk_job_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject_id" text,
	"reference" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text,
	"result" jsonb,
	"counts" jsonb
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"params" jsonb NOT NULL,
	"result" jsonb,
	"error_message" text,
	"start_key" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"completed_at" bigint,
	"progress_at_ms" bigint DEFAULT 0 NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	"finish_attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"company_id" uuid,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint DEFAULT 0 NOT NULL,
	"gave_up_at" bigint,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"resets_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_events" ADD CONSTRAINT "channel_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_labels" ADD CONSTRAINT "channel_labels_channel_order_id_channel_orders_id_fk" FOREIGN KEY ("channel_order_id") REFERENCES "public"."channel_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_orders" ADD CONSTRAINT "channel_orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_parcels" ADD CONSTRAINT "channel_parcels_channel_order_id_channel_orders_id_fk" FOREIGN KEY ("channel_order_id") REFERENCES "public"."channel_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_pushes" ADD CONSTRAINT "channel_pushes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_pushes" ADD CONSTRAINT "channel_pushes_channel_order_id_channel_orders_id_fk" FOREIGN KEY ("channel_order_id") REFERENCES "public"."channel_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_connects" ADD CONSTRAINT "channel_connects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_locations" ADD CONSTRAINT "pickup_locations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_as_grants" ADD CONSTRAINT "login_as_grants_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_as_grants" ADD CONSTRAINT "login_as_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publishable_keys" ADD CONSTRAINT "publishable_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secret_key_secrets" ADD CONSTRAINT "secret_key_secrets_key_id_secret_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."secret_keys"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secret_keys" ADD CONSTRAINT "secret_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secret_keys" ADD CONSTRAINT "secret_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "adjustment_photos" ADD CONSTRAINT "adjustment_photos_adjustment_id_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."adjustments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "confirmation_links" ADD CONSTRAINT "confirmation_links_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_job_items" ADD CONSTRAINT "bulk_job_items_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "courier_parcels_client_ref" ON "courier_parcels" USING btree ("courier_alias","client_ref");
--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_page" ON "sandbox_payments" USING btree ("page_secret_hash");
--> statement-breakpoint
CREATE INDEX "invoice_counters_due" ON "invoice_counters" USING btree ("invoiced_until");
--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("company_id","sequence" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_period" ON "invoices" USING btree ("company_id","period");
--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("due_at") WHERE paid_minor < due_minor;
--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_company_id","decided_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_recipients_match" ON "saved_recipients" USING btree ("company_id","match_key");
--> statement-breakpoint
CREATE INDEX "saved_recipients_by_name" ON "saved_recipients" USING btree ("company_id","sort_key","id");
--> statement-breakpoint
CREATE INDEX "saved_recipients_search" ON "saved_recipients" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_events_once" ON "channel_events" USING btree ("channel_id","event_id","external_id");
--> statement-breakpoint
CREATE INDEX "channel_events_due" ON "channel_events" USING btree ("due_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "channel_events_privacy" ON "channel_events" USING btree ("company_id","received_at","id") WHERE kind in ('data_request', 'redact_buyer');
--> statement-breakpoint
CREATE INDEX "channel_events_done" ON "channel_events" USING btree ("done_at") WHERE done_at is not null;
--> statement-breakpoint
CREATE INDEX "channel_order_counts_channel" ON "channel_order_counts" USING btree ("channel_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_orders_identity" ON "channel_orders" USING btree ("company_id","channel_id","external_id");
--> statement-breakpoint
CREATE INDEX "channel_orders_changed" ON "channel_orders" USING btree ("company_id","source_updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "channel_orders_ship_by" ON "channel_orders" USING btree ("company_id","ship_by","id") WHERE ship_by is not null;
--> statement-breakpoint
CREATE INDEX "channel_orders_number" ON "channel_orders" USING btree ("company_id","number");
--> statement-breakpoint
CREATE INDEX "channel_orders_channel" ON "channel_orders" USING btree ("channel_id");
--> statement-breakpoint
CREATE INDEX "channel_orders_attention" ON "channel_orders" USING btree ("company_id","channel_id") WHERE attention is not null;
--> statement-breakpoint
CREATE INDEX "channel_parcels_order" ON "channel_parcels" USING btree ("channel_order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_pushes_once" ON "channel_pushes" USING btree ("channel_order_id","tracking_number","kind");
--> statement-breakpoint
CREATE INDEX "channel_pushes_due" ON "channel_pushes" USING btree ("next_attempt_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "channel_pushes_open" ON "channel_pushes" USING btree ("company_id","channel_id","state") WHERE state in ('pending', 'refused', 'needs_you');
--> statement-breakpoint
CREATE INDEX "channels_company" ON "channels" USING btree ("company_id","created_at") WHERE disconnected_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "channels_shop" ON "channels" USING btree ("source","external_shop_id") WHERE external_shop_id is not null and disconnected_at is null;
--> statement-breakpoint
CREATE INDEX "channels_company_shop" ON "channels" USING btree ("company_id","source","external_shop_id") WHERE external_shop_id is not null;
--> statement-breakpoint
CREATE INDEX "channels_sync_due" ON "channels" USING btree ("next_sync_at") WHERE next_sync_at is not null;
--> statement-breakpoint
CREATE INDEX "channels_authorisation_ends" ON "channels" USING btree ("authorisation_ends_at") WHERE authorisation_ends_at is not null and disconnected_at is null;
--> statement-breakpoint
CREATE INDEX "channels_access_ends" ON "channels" USING btree ("access_ends_at") WHERE access_ends_at is not null and disconnected_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_id" ON "checkouts" USING btree ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_payment" ON "checkouts" USING btree ("provider","provider_payment_id") WHERE provider_payment_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_order" ON "checkouts" USING btree ("order_id") WHERE order_id is not null;
--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("expires_at") WHERE status in ('awaiting_payment', 'requires_action');
--> statement-breakpoint
CREATE INDEX "checkouts_refund_due" ON "checkouts" USING btree ("refund_due_at") WHERE refund_due_at is not null;
--> statement-breakpoint
CREATE INDEX "checkouts_refund_ask" ON "checkouts" USING btree ("refund_ask_at") WHERE refund_ask_at is not null;
--> statement-breakpoint
CREATE INDEX "checkouts_unreleased" ON "checkouts" USING btree ("paid_at") WHERE status = 'paid' and released_at is null and not is_test;
--> statement-breakpoint
CREATE INDEX "checkouts_company" ON "checkouts" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "order_import_rows_list" ON "order_import_rows" USING btree ("company_id","import_id","rank","row");
--> statement-breakpoint
CREATE INDEX "order_imports_list" ON "order_imports" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "order_imports_expiry" ON "order_imports" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "order_imports_places" ON "order_imports" USING btree ("created_at","id") WHERE "order_imports"."places_from" is not null;
--> statement-breakpoint
CREATE INDEX "product_images_created" ON "product_images" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_public_id" ON "products" USING btree ("public_id");
--> statement-breakpoint
CREATE INDEX "products_by_created" ON "products" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_image" ON "products" USING btree ("product_image");
--> statement-breakpoint
CREATE UNIQUE INDEX "fulfilment_orders_number" ON "fulfilment_orders" USING btree ("company_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "fulfilment_orders_order" ON "fulfilment_orders" USING btree ("company_id","order_id") WHERE status <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_by_created" ON "fulfilment_orders" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_by_updated" ON "fulfilment_orders" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_by_ship" ON "fulfilment_orders" USING btree ("company_id","ship_by","id");
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_status_created" ON "fulfilment_orders" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_status_ship" ON "fulfilment_orders" USING btree ("company_id","status","ship_by","id");
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_shipped" ON "fulfilment_orders" USING btree ("company_id","shipped_at") WHERE shipped_at is not null;
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_waiting" ON "fulfilment_orders" USING btree ("ship_by","id") WHERE status = 'out_of_stock';
--> statement-breakpoint
CREATE INDEX "fulfilment_orders_search" ON "fulfilment_orders" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "inbounds_number" ON "inbounds" USING btree ("company_id","number");
--> statement-breakpoint
CREATE INDEX "inbounds_by_created" ON "inbounds" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "inbounds_status_created" ON "inbounds" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "skus_code" ON "skus" USING btree ("company_id",upper(sku));
--> statement-breakpoint
CREATE UNIQUE INDEX "skus_barcode" ON "skus" USING btree ("company_id","barcode") WHERE barcode <> '';
--> statement-breakpoint
CREATE INDEX "skus_by_created" ON "skus" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "skus_deleted" ON "skus" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "skus_search" ON "skus" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "stock_movements_by_created" ON "stock_movements" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "stock_movements_by_sku" ON "stock_movements" USING btree ("company_id","sku_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "stocks_by_shelf" ON "stocks" USING btree ("company_id","shelf","sku_id","warehouse_id");
--> statement-breakpoint
CREATE INDEX "stocks_low" ON "stocks" USING btree ("company_id","shelf","sku_id","warehouse_id") WHERE on_hand - reserved <= reorder_point;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_proven_email" ON "users" USING btree (lower("email")) WHERE is_mail_verified;
--> statement-breakpoint
CREATE INDEX "users_unproven_email" ON "users" USING btree (lower("email"),"created_at") WHERE not is_mail_verified;
--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "pickup_locations_company" ON "pickup_locations" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_locations_one_default" ON "pickup_locations" USING btree ("company_id") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "login_as_grants_old" ON "login_as_grants" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("company_id",lower("email")) WHERE accepted_at is null and revoked_at is null;
--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "one_time_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "publishable_keys_company" ON "publishable_keys" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_domains_served" ON "recipient_domains" USING btree ("host") WHERE verified_at is not null;
--> statement-breakpoint
CREATE INDEX "recipient_domains_due" ON "recipient_domains" USING btree ("checked_at") WHERE verified_at is not null;
--> statement-breakpoint
CREATE INDEX "secret_key_secrets_key" ON "secret_key_secrets" USING btree ("key_id");
--> statement-breakpoint
CREATE INDEX "secret_keys_company" ON "secret_keys" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_in_others_name" ON "sessions" USING btree ("impersonator_id","created_at") WHERE impersonator_id is not null;
--> statement-breakpoint
CREATE INDEX "mail_requests_due_at" ON "mail_requests" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_subject" ON "social_identities" USING btree ("provider","subject");
--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id","provider");
--> statement-breakpoint
CREATE INDEX "request_log_list" ON "request_log" USING btree ("company_id","at_ms","request_id");
--> statement-breakpoint
CREATE INDEX "request_log_key" ON "request_log" USING btree ("company_id","key_id","at_ms","request_id");
--> statement-breakpoint
CREATE INDEX "request_log_status" ON "request_log" USING btree ("company_id","status_class","at_ms","request_id");
--> statement-breakpoint
CREATE INDEX "request_log_endpoint" ON "request_log" USING btree ("company_id","endpoint","at_ms","request_id");
--> statement-breakpoint
CREATE INDEX "request_log_age" ON "request_log" USING btree ("at_ms");
--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("event_id","endpoint_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_flying" ON "webhook_deliveries" USING btree ("endpoint_id","leased_until") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company" ON "webhook_endpoints" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "webhook_events_old" ON "webhook_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "ledger_checks_at" ON "ledger_checks" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "ledger_days_company" ON "ledger_days" USING btree ("company_id","day");
--> statement-breakpoint
CREATE INDEX "entries_journal" ON "entries" USING btree ("journal_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "entries_account" ON "entries" USING btree ("account_id","account_seq" DESC NULLS FIRST) WHERE account_seq is not null;
--> statement-breakpoint
CREATE INDEX "entries_account_kind" ON "entries" USING btree ("account_id","kind","account_seq" DESC NULLS FIRST) WHERE account_seq is not null;
--> statement-breakpoint
CREATE INDEX "entries_account_time" ON "entries" USING btree ("account_id","created_at","account_seq") WHERE account_seq is not null;
--> statement-breakpoint
CREATE INDEX "holds_placed" ON "holds" USING btree ("created_at") WHERE state = 'placed';
--> statement-breakpoint
CREATE INDEX "holds_company" ON "holds" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "journals_once" ON "journals" USING btree ("kind","reference");
--> statement-breakpoint
CREATE INDEX "journals_company" ON "journals" USING btree ("company_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "journals_order" ON "journals" USING btree ("company_id",(details ->> 'order_number')) WHERE details ? 'order_number';
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_company" ON "ledger_accounts" USING btree ("company_id","kind") WHERE company_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_house" ON "ledger_accounts" USING btree ("kind","currency") WHERE company_id is null;
--> statement-breakpoint
CREATE INDEX "analysed_parcels_bought" ON "analysed_parcels" USING btree ("company_id","bought_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"),"created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "exports_id" ON "exports" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "exports_by_created" ON "exports" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "exports_due" ON "exports" USING btree ("lease_until") WHERE state in ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "exports_expired" ON "exports" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "service_messages_created_at" ON "service_messages" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "service_messages_ends_at" ON "service_messages" USING btree ("ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_provider" ON "payment_methods" USING btree ("provider","provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("company_id") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "payment_methods_company" ON "payment_methods" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "balance_settings_automatic" ON "balance_settings" USING btree ("company_id") WHERE auto_is_on;
--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_payment" ON "top_ups" USING btree ("provider","provider_payment_id");
--> statement-breakpoint
CREATE INDEX "top_ups_company" ON "top_ups" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_fall" ON "top_ups" USING btree ("company_id","fall") WHERE fall is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_one_automatic" ON "top_ups" USING btree ("company_id") WHERE fall is not null and ended_at is null;
--> statement-breakpoint
CREATE INDEX "top_ups_open" ON "top_ups" USING btree ("ask_at") WHERE ask_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cod_collections_tracking" ON "cod_collections" USING btree ("tracking_code","courier_alias");
--> statement-breakpoint
CREATE INDEX "cod_collections_settlement" ON "cod_collections" USING btree ("settlement_id") WHERE settlement_id is not null;
--> statement-breakpoint
CREATE INDEX "cod_collections_missing" ON "cod_collections" USING btree ("expected_at") WHERE state in ('short', 'disputed');
--> statement-breakpoint
CREATE INDEX "cod_collections_at_courier" ON "cod_collections" USING btree ("courier_alias","collected_at") WHERE state in ('collected', 'short', 'disputed');
--> statement-breakpoint
CREATE UNIQUE INDEX "cod_settlements_open" ON "cod_settlements" USING btree ("remittance_id","company_id") WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX "cod_settlements_list" ON "cod_settlements" USING btree ("company_id","settled_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "cod_settlements_due" ON "cod_settlements" USING btree ("payable_at") WHERE released_at is null and payable_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cod_remittance_rows_once" ON "cod_remittance_rows" USING btree ("courier_alias","tracking_code","reference") WHERE state = 'settled';
--> statement-breakpoint
CREATE INDEX "cod_remittance_rows_state" ON "cod_remittance_rows" USING btree ("remittance_id","state","row");
--> statement-breakpoint
CREATE UNIQUE INDEX "cod_remittances_file" ON "cod_remittances" USING btree ("courier_alias","file_hash");
--> statement-breakpoint
CREATE INDEX "cod_remittances_list" ON "cod_remittances" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "cod_remittances_open" ON "cod_remittances" USING btree ("lease_until") WHERE state = 'settling';
--> statement-breakpoint
CREATE INDEX "payable_uses_company" ON "payable_uses" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_once" ON "payout_accounts" USING btree ("company_id","fingerprint") WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX "payout_accounts_company" ON "payout_accounts" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payout_files_created" ON "payout_files" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_number" ON "payouts" USING btree ("company_id","seq");
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_client_ref" ON "payouts" USING btree ("client_ref");
--> statement-breakpoint
CREATE INDEX "payouts_company" ON "payouts" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payouts_company_status" ON "payouts" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("look_at") WHERE look_at is not null;
--> statement-breakpoint
CREATE INDEX "payouts_file" ON "payouts" USING btree ("file_id") WHERE file_id is not null;
--> statement-breakpoint
CREATE INDEX "adjustment_photos_of" ON "adjustment_photos" USING btree ("adjustment_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "adjustments_once" ON "adjustments" USING btree ("courier_alias","courier_reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "adjustments_undecided" ON "adjustments" USING btree ("purchase_id") WHERE state in ('open', 'disputed');
--> statement-breakpoint
CREATE INDEX "adjustments_company" ON "adjustments" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "adjustments_company_state" ON "adjustments" USING btree ("company_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "adjustments_purchase" ON "adjustments" USING btree ("purchase_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "adjustments_order" ON "adjustments" USING btree ("company_id","order_id");
--> statement-breakpoint
CREATE INDEX "adjustments_all" ON "adjustments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "adjustments_state" ON "adjustments" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "adjustments_unanswered" ON "adjustments" USING btree ("respond_by") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "adjustments_due" ON "adjustments" USING btree ("company_id","created_at") WHERE state = 'due';
--> statement-breakpoint
CREATE INDEX "reweigh_imports_created" ON "reweigh_imports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "claim_photos_of" ON "claim_photos" USING btree ("claim_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("company_id","order_id");
--> statement-breakpoint
CREATE INDEX "claims_state" ON "claims" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "confirmation_links_token" ON "confirmation_links" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "confirmation_links_order" ON "confirmation_links" USING btree ("company_id","order_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "courier_accounts_connected" ON "courier_accounts" USING btree ("company_id","country","courier") WHERE disconnected_at is null;
--> statement-breakpoint
CREATE INDEX "courier_accounts_company" ON "courier_accounts" USING btree ("company_id","connected_at");
--> statement-breakpoint
CREATE INDEX "quotes_same_question" ON "quotes" USING btree ("params_hash","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "quotes_expired" ON "quotes" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "rate_cards_in_force" ON "rate_cards" USING btree ("courier_alias","origin_country") WHERE replaced_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "label_purchases_alive" ON "label_purchases" USING btree ("order_id") WHERE state not in ('failed', 'refunded');
--> statement-breakpoint
CREATE INDEX "label_purchases_order" ON "label_purchases" USING btree ("company_id","order_id");
--> statement-breakpoint
CREATE INDEX "label_purchases_refunded" ON "label_purchases" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'refunded';
--> statement-breakpoint
CREATE INDEX "label_purchases_open" ON "label_purchases" USING btree ("lease_until") WHERE state in ('buying', 'unknown');
--> statement-breakpoint
CREATE INDEX "location_addresses_code" ON "location_addresses" USING btree ("country","post_code");
--> statement-breakpoint
CREATE INDEX "location_addresses_likeness" ON "location_addresses" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_aliases_name" ON "location_aliases" USING btree ("country","search_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "location_aliases_level" ON "location_aliases" USING btree ("level_id");
--> statement-breakpoint
CREATE INDEX "location_levels_parent" ON "location_levels" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "location_levels_name" ON "location_levels" USING btree ("country","search_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "location_levels_top" ON "location_levels" USING btree ("country","id") WHERE level = 1;
--> statement-breakpoint
CREATE INDEX "location_levels_post_code" ON "location_levels" USING btree ("country","post_code") WHERE post_code is not null;
--> statement-breakpoint
CREATE INDEX "location_levels_replaced_by" ON "location_levels" USING gin ("replaced_by") WHERE replaced_by is not null;
--> statement-breakpoint
CREATE INDEX "location_levels_likeness" ON "location_levels" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_places_name" ON "location_places" USING btree ("country","search_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "location_places_likeness" ON "location_places" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_postcodes_code" ON "location_postcodes" USING btree ("country","post_code");
--> statement-breakpoint
CREATE INDEX "location_postcodes_level" ON "location_postcodes" USING btree ("level_id");
--> statement-breakpoint
CREATE INDEX "order_views_of_person" ON "order_views" USING btree ("company_id","user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "order_views_shared" ON "order_views" USING btree ("company_id","created_at","id") WHERE is_shared;
--> statement-breakpoint
CREATE INDEX "order_counts_company" ON "order_counts" USING btree ("company_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("company_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("company_id","reference_id") WHERE reference_id is not null and status <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "orders_tracking_code" ON "orders" USING btree ("tracking_code") WHERE tracking_code is not null;
--> statement-breakpoint
CREATE INDEX "orders_by_created" ON "orders" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_by_updated" ON "orders" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_status_updated" ON "orders" USING btree ("company_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_courier_created" ON "orders" USING btree ("company_id","courier_alias","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_delivery_created" ON "orders" USING btree ("company_id","delivery_type","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_pick_up_created" ON "orders" USING btree ("company_id","formatted_pick_up_address","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_cod_created" ON "orders" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_cod and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_problem_created" ON "orders" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE has_problem and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_problem_decide" ON "orders" USING btree ("company_id",coalesce(decide_by, 9999999999),"id") WHERE has_problem and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_archived" ON "orders" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;
--> statement-breakpoint
CREATE INDEX "orders_courier_status" ON "orders" USING btree ("company_id","courier_alias","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_delivery_alone" ON "orders" USING btree ("company_id","delivery_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_pick_up_status" ON "orders" USING btree ("company_id","formatted_pick_up_address","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_cod_status" ON "orders" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_cod and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_cod_state" ON "orders" USING btree ("company_id","cod_state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_cod and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_cod_unconfirmed" ON "orders" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_cod and address_confirmed_at is null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_unprinted" ON "orders" USING btree ("company_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE label_state = 'bought' and label_printed_at is null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_pick_up_day" ON "orders" USING btree ("company_id","pick_up_date") WHERE status = 'ready_to_ship' and delivery_type = 'pick_up' and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_by_import" ON "orders" USING btree ("company_id","import_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE import_id is not null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_recipient_phone" ON "orders" USING btree ("company_id",(shipping_address ->> 'phone'));
--> statement-breakpoint
CREATE INDEX "orders_label_created" ON "orders" USING btree ("company_id","label_created_at") WHERE label_created_at is not null;
--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("company_id","completed_at") WHERE completed_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "courier_messages_once" ON "courier_messages" USING btree ("courier_alias","tracking_code","event_id");
--> statement-breakpoint
CREATE INDEX "courier_messages_due" ON "courier_messages" USING btree ("due_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "courier_messages_done" ON "courier_messages" USING btree ("done_at") WHERE done_at is not null;
--> statement-breakpoint
CREATE INDEX "parcel_instructions_order" ON "parcel_instructions" USING btree ("company_id","order_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_instructions_unanswered" ON "parcel_instructions" USING btree ("order_id") WHERE state in ('booking', 'withdrawing');
--> statement-breakpoint
CREATE INDEX "parcel_instructions_open" ON "parcel_instructions" USING btree ("lease_until") WHERE state in ('booking', 'withdrawing');
--> statement-breakpoint
CREATE INDEX "tracking_polls_next" ON "tracking_polls" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "tracking_polls_code" ON "tracking_polls" USING btree ("tracking_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_seq" ON "audit_chain" USING btree ("seq");
--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at","id");
--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object_type","object_id");
--> statement-breakpoint
CREATE INDEX "audit_log_in_others_name" ON "audit_log" USING btree ("at","id") WHERE actor_id <> subject_id;
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_job_items_position" ON "bulk_job_items" USING btree ("job_id","position");
--> statement-breakpoint
CREATE INDEX "bulk_job_items_state" ON "bulk_job_items" USING btree ("job_id","state","position");
--> statement-breakpoint
CREATE INDEX "bulk_job_items_open" ON "bulk_job_items" USING btree ("job_id","position") WHERE state in ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "bulk_job_items_running" ON "bulk_job_items" USING btree ("company_id","leased_until") WHERE state = 'running';
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_jobs_start" ON "bulk_jobs" USING btree ("company_id","kind","start_key");
--> statement-breakpoint
CREATE INDEX "bulk_jobs_list" ON "bulk_jobs" USING btree ("company_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "bulk_jobs_active" ON "bulk_jobs" USING btree ("company_id","created_at","id") WHERE state in ('queued', 'running');
--> statement-breakpoint
CREATE INDEX "bulk_jobs_old" ON "bulk_jobs" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("topic","next_attempt_at") WHERE done_at is null and gave_up_at is null;
--> statement-breakpoint
CREATE INDEX "outbox_live" ON "outbox" USING btree ("xid","seq") WHERE topic = 'live';
--> statement-breakpoint
CREATE INDEX "outbox_old" ON "outbox" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "throttles_resets_at" ON "throttles" USING btree ("resets_at");
--> statement-breakpoint
-- src/modules/billing/invoice/invoice.custom.sql
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
--> statement-breakpoint
-- src/modules/commerce/channel/channel-order.custom.sql
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
--> statement-breakpoint
-- src/modules/fulfilment/warehouse/warehouse.custom.sql
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
--> statement-breakpoint
-- src/modules/integration/request-log/request-log.custom.sql
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
--> statement-breakpoint
-- src/modules/ledger/wallet/ledger-day.custom.sql
-- Keeps ledger_days. None of the five countries changes its clocks; a test holds the offsets to country-rules.
create function ledger_day(currency text, at bigint) returns integer language sql immutable parallel safe as
  $$ select ((at + case when currency in ('IDR', 'VND') then 25200 else 28800 end) / 86400)::integer $$;
--> statement-breakpoint
create function count_ledger_days() returns trigger language plpgsql as $$
begin
  insert into ledger_days as kept (company_id, account_kind, day, kind, in_minor, out_minor, in_count, out_count, first_seq, last_seq)
  select coalesce(a.company_id, j.company_id), a.kind, ledger_day(e.currency, e.journal_at), e.kind,
    coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0), coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0),
    count(*) filter (where e.amount_minor > 0), count(*) filter (where e.amount_minor < 0), min(e.account_seq), max(e.account_seq)
  from (
    -- Sampan's lines of a movement stand on the day of the company's line, whose time may have waited for an earlier one.
    select added.*, case when account_seq is null then max(created_at) over movement else created_at end as journal_at,
      bool_or(account_seq is not null) over movement as is_of_company
    from added window movement as (partition by journal_id)
  ) e
  join ledger_accounts a on a.id = e.account_id
  join journals j on j.id = e.journal_id
  -- Of Sampan's accounts those that say where a company's money went, and only when the movement holds the company's own
  -- account already: the rows wait for nobody then.
  where a.company_id is not null or j.company_id is not null and e.is_of_company
    and a.kind in ('courier_payable', 'insurance_payable', 'platform_fee', 'tax_payable')
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (company_id, account_kind, day, kind) do update set
    in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor,
    in_count = kept.in_count + excluded.in_count, out_count = kept.out_count + excluded.out_count,
    first_seq = least(kept.first_seq, excluded.first_seq), last_seq = greatest(kept.last_seq, excluded.last_seq);
  return null;
end $$;
--> statement-breakpoint
create trigger entries_counted after insert on entries referencing new table as added for each statement execute function count_ledger_days();
--> statement-breakpoint
-- src/modules/ledger/wallet/wallet.custom.sql
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
--> statement-breakpoint
-- src/modules/operations/analysis/analysis.custom.sql
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
--> statement-breakpoint
-- src/modules/shipping/order/order.custom.sql
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
--> statement-breakpoint
-- src/modules/shipping/tracking/tracking.custom.sql
-- What a courier reported is never changed afterwards.
create function tracking_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'tracking events are append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger tracking_events_append_only before update on tracking_events for each statement execute function tracking_is_append_only();
--> statement-breakpoint
-- src/platform/audit/audit.custom.sql
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
