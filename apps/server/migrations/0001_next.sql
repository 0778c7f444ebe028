CREATE TABLE "recipient_brands" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"is_shown" boolean NOT NULL,
	"colour" text NOT NULL,
	"shop_url" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"return_policy" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"company_id" uuid,
	"user_id" uuid NOT NULL,
	"is_answer" boolean NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_wishes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"wrong_proofs" integer DEFAULT 0 NOT NULL,
	"place" text,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'told' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" bigint DEFAULT 0 NOT NULL,
	"wished_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"release" text NOT NULL,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"running" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_instructions" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "courier_parcels" ADD COLUMN "wish" jsonb;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'closed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "updated_at" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "parcel_instructions" ADD COLUMN "pick_up_before" jsonb;
--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "enquiry_messages_of" ON "enquiry_messages" USING btree ("enquiry_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "delivery_wishes_waiting" ON "delivery_wishes" USING btree ("lease_until") WHERE state = 'telling';
--> statement-breakpoint
CREATE INDEX "company_profiles_logo" ON "company_profiles" USING btree ("logo_id");
--> statement-breakpoint
CREATE INDEX "enquiries_company" ON "enquiries" USING btree ("company_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","updated_at","id");
