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
