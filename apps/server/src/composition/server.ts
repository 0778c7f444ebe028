import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { SERVICE_BASES, endpoints } from '@sampan/contract';
import type { ChannelStandIns } from '@sampan/stand-ins';
import type { Hono } from 'hono';
import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { createLocalNetwork, mountCourierAssets } from '../adapters/courier-local/index.ts';
import { createChannels } from './create-channels.ts';
import { createChat } from './create-chat.ts';
import { composeCouriers } from './compose-couriers.ts';
import { pageSettingsOf, tileHostOf } from './page-settings.ts';
import { createGeocoder } from './create-geocoder.ts';
import { standInJobs } from './demo-stores.ts';
import { mountChannelStandIns, standInsOf } from './mount-channel-stand-ins.ts';
import { createDnsNameService } from '../adapters/name-service-dns/index.ts';
import { createOutboxMailer } from '../adapters/mailer-outbox/index.ts';
import { createSmtpMailer } from '../adapters/mailer-smtp/index.ts';
import { createLocalSms } from '../adapters/sms-local/index.ts';
import { createTwilioSms } from '../adapters/sms-twilio/index.ts';
import { createSandboxPayments } from '../adapters/payment-sandbox/index.ts';
import { createStripePayments } from '../adapters/payment-stripe/index.ts';
import { createBankFilePayouts } from '../adapters/payout-bank-file/index.ts';
import { createSandboxPayouts } from '../adapters/payout-sandbox/index.ts';
import { createPostgresBus, type BusConnection } from '../adapters/bus-postgres/postgres-bus.ts';
import { createApp } from './app.ts';
import { findShelves } from '../modules/fulfilment/fulfilment-order/index.ts';
import type { Env } from '../platform/config/env.ts';
import { runRepeatedly } from '../platform/jobs/run-repeatedly.ts';
import { BULK_CHANNEL } from '../platform/jobs/index.ts';
import { createCounters } from './create-counters.ts';
import { createFiles } from './create-files.ts';
import { createSocialLogins, isDemoLogin } from './create-social-logins.ts';
import { startMetrics } from './start-metrics.ts';
import { warnOfSilence } from './warn-of-silence.ts';
import { linkOfJob } from './bulk-steps.ts';
import { BULK_JOBS, serverJobs } from './jobs.ts';
import { epochSeconds, systemClock, type Clock } from '../platform/clock.ts';
import type { Ctx } from '../platform/context.ts';
import { databaseOn } from '../platform/database/database.ts';
import { createDrainWatch } from '../platform/drain/drain-watch.ts';
import { createEgress } from '../platform/egress/egress-client.ts';
import { listenOn } from '../platform/http/inherited-socket.ts';
import { watchConnections } from '../platform/http/drain.ts';
import { LIVE_PATH, mountProbes, READY_PATH } from '../platform/http/probes.ts';
import { takeTurns } from '../platform/http/take-turns.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { createLiveHub } from '../platform/live/live-hub.ts';
import { mountLiveSocket } from '../platform/live/live-socket.ts';
import { mountApiDocs } from '../platform/openapi/api-docs.ts';
import { mountDocumentDownloads } from '../platform/document/document-download.ts';
import { tracedJobs } from '../platform/tracing/traced-jobs.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createPauseWatch, pausable, type PauseWatch } from '../platform/setting/pause.ts';
import { getOrCreateSetting } from '../platform/setting/setting.repo.ts';
import { mountPublicSite } from '../platform/static/public-site.ts';
import { createSdkArchive, type SdkArchive } from '../platform/static/sdk-archive.ts';
import { mountSdk, SDK_FOLDER } from '../platform/static/sdk-files.ts';
import { mountStaticSite } from '../platform/static/static-site.ts';
import { SERVER_VERSION } from '../platform/version.ts';
import { within } from '../platform/within.ts';
import { mountOutboxPage } from '../demo/dev/index.ts';
import {
  freshenOrder,
  mountShopifyRates,
  mountStoreCallbacks,
  mountStoreWebhooks,
} from '../modules/commerce/channel/index.ts';
import { mountPaymentWebhooks } from '../modules/commerce/checkout/index.ts';
import { createRateSource } from '../modules/shipping/estimate/index.ts';
import {
  createPageBrands,
  mountConfirmPage,
  mountHostedStyle,
  mountTrackingPage,
} from '../modules/shipping/hosted-page/index.ts';
import { mountLabelFiles } from '../modules/shipping/label/index.ts';
import { mountImportUploads } from '../modules/commerce/order-import/index.ts';
import { mountProductImages } from '../modules/commerce/product/index.ts';
import { mountClaimPhotos } from '../modules/shipping/claim/index.ts';
import { mountAdjustmentPhotos } from '../modules/shipping/adjustment/index.ts';
import { mountAvatars } from '../modules/identity/profile/index.ts';
import { mountBrandLogos } from '../modules/identity/recipient-brand/index.ts';
import { mountCompanyFiles } from '../modules/identity/company/index.ts';
import { mountUnsubscribe } from '../modules/identity/notification-preference/index.ts';
import { mountCoastMap } from '../modules/shipping/location/index.ts';
import { mountCourierMessages, mountStatusPictures } from '../modules/shipping/tracking/index.ts';
import { createKeyFinder } from '../modules/identity/publishable-key/index.ts';
import { createRequestLog, type RequestLog } from '../modules/integration/request-log/index.ts';
import { findSecretKey } from '../modules/identity/secret-key/index.ts';
import { mountConsentPages } from '../adapters/social-local/index.ts';
import { listCardIds } from '../modules/payments/payment-method/index.ts';
import {
  verifyLiveToken,
  findActor,
  findActorOfPerson,
  findActorOfSession,
} from '../modules/identity/session/index.ts';
import { mountAppReturn } from '../modules/payments/top-up/index.ts';
import { subscriptions } from './subscriptions.ts';
import { documentRenderers } from './document-downloads.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { PaymentProviders } from '../ports/payment.ts';
import type { Ports } from '../ports/ports.ts';
import type { SmsSender } from '../ports/sms.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../../site/dist/', import.meta.url));
const CONSOLE_FOLDER = fileURLToPath(new URL('../../../console/dist/', import.meta.url));
/** A connection may send this much; ours send nothing. */
const MAX_FRAME_BYTES = 65_536;

export interface ServerParts {
  ctx: Ctx;
  network: ReturnType<typeof createLocalNetwork>;
  /** Calls with secret keys wait here to be written. */
  request_log: RequestLog;
  pause: PauseWatch;
  metrics: Metrics;
  pool: pg.Pool;
  /** Null in production. */
  channel_stand_ins: ChannelStandIns | null;
}

/** Joins the parts of a server on an open, migrated database; nothing listens and no job runs yet. Tests build on this. */
export async function composeServer(input: {
  pool: pg.Pool;
  env: Env;
  log: Logger;
  clock?: Clock;
  ports?: Partial<Ports>;
}): Promise<ServerParts> {
  const clock = input.clock ?? systemClock;
  const db = databaseOn(input.pool);
  const secret = input.env.SAMPAN_SECRET ?? (await getOrCreateSetting(db, 'secret', newSecret));
  const signing_secrets = [secret, ...input.env.former_secrets];
  const env = {
    ...input.env,
    secret,
    signing_secrets,
    audit_secret: input.env.SAMPAN_AUDIT_SECRET ?? secret,
    sealing_keys: [...input.env.sealing_keys, ...signing_secrets.map((each) => ({ id: 'secret', secret: each }))],
  };
  const rates = createRateSource({ db, clock });
  const network = createLocalNetwork({ db, clock, rates, speed: env.courier_speed });
  if (env.SAMPAN_COURIER_LATENCY_MS)
    for (const { profile } of network.couriers)
      network.faults.set(profile.alias, { latency_ms: env.SAMPAN_COURIER_LATENCY_MS });
  const egress = input.ports?.egress ?? createEgress({ allow: env.egress_allow });
  const channel_stand_ins = standInsOf(env, clock);
  const metrics = createMetrics();
  const courier_parts = { env, db, clock, log: input.log, local: network.couriers, egress, rates, metrics };
  const ports: Ports = {
    ...composeCouriers(courier_parts),
    ...(input.ports?.couriers && { couriers: input.ports.couriers }),
    geocoder: input.ports?.geocoder ?? createGeocoder({ db, env, log: input.log }),
    simulator: input.ports?.simulator ?? network,
    files: input.ports?.files ?? createFiles(env),
    egress,
    names: input.ports?.names ?? createDnsNameService(),
    channels:
      input.ports?.channels ?? createChannels({ env, egress, clock, log: input.log, stand_ins: channel_stand_ins }),
    mailer: input.ports?.mailer ?? mailerOf(env),
    sms: input.ports?.sms ?? smsOf(env),
    chat: input.ports?.chat ?? createChat(env),
    counters: input.ports?.counters ?? createCounters(env, input.log),
    replica: input.ports?.replica ?? null,
    payments: input.ports?.payments ?? paymentsOf(env, db, clock),
    payouts:
      input.ports?.payouts ??
      (env.payouts === 'sandbox' ? createSandboxPayouts({ db, clock }) : createBankFilePayouts()),
    social: input.ports?.social ?? createSocialLogins(env, clock),
  };
  const ctx: Ctx = {
    db,
    clock,
    env,
    log: input.log,
    ports,
    events: subscriptions,
    lookups: { cardIds: listCardIds, actorOf: findActorOfPerson, freshenOrder, linkOfJob, shelvesOf: findShelves },
    actor: null,
    key: null,
    shop: null,
    page: null,
    request_id: newId(),
    country: 'SG',
    language: 'en',
    ip: 'server',
    user_agent: '',
  };
  const pause = await createPauseWatch(db);
  const request_log = createRequestLog({ db, log: input.log });
  return { ctx, network, request_log, pause, metrics, pool: input.pool, channel_stand_ins };
}

/** Who sends emails; in the demo nobody, they are read at /dev/outbox. Null in production without a mail server. */
function mailerOf({ SMTP_URL: url, MAIL_FROM: from, SAMPAN_PROFILE }: Env): Mailer | null {
  if (url && from) return createSmtpMailer({ url, from });
  return SAMPAN_PROFILE === 'demo' ? createOutboxMailer() : null;
}

function smsOf(env: Env): SmsSender | null {
  const { TWILIO_ACCOUNT_SID: account_sid, TWILIO_AUTH_TOKEN: auth_token, TWILIO_FROM: from } = env;
  if (account_sid && auth_token && from)
    return createTwilioSms({ account_sid, auth_token, from, base_url: env.TWILIO_URL });
  return env.SAMPAN_PROFILE === 'demo' ? createLocalSms() : null;
}

/**
 * Who takes buyers' money: Stripe with its keys, and the sandbox for tests. A production server without Stripe sells
 * nothing by card, not even as a test: it has no way to be paid.
 */
function paymentsOf(env: Env, db: Ctx['db'], clock: Clock): PaymentProviders {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLISHABLE_KEY: publishable_key } = env;
  const live =
    secret_key && publishable_key
      ? createStripePayments({
          secret_key,
          publishable_key,
          webhook_secret: env.STRIPE_WEBHOOK_SECRET ?? null,
          api_url: env.STRIPE_API_URL ?? null,
          clock,
        })
      : null;
  const has_sandbox = env.SAMPAN_PROFILE === 'demo' || live !== null;
  return {
    live,
    sandbox: has_sandbox ? createSandboxPayments({ db, clock, public_url: env.public_url, secret: env.secret }) : null,
  };
}

/** Published versions of the widgets, among the files of the installation. */
function sdkArchiveOf({ env, clock }: Ctx): SdkArchive {
  return createSdkArchive(join(env.files_dir, 'sdk'), () => epochSeconds(clock));
}

/** Keeps the widgets as they are built now. A folder that cannot be written costs later pages old versions, and stops nothing. */
function keepSdk(ctx: Ctx): void {
  try {
    const { is_reused } = sdkArchiveOf(ctx).keep(SDK_FOLDER, { may_change: ctx.env.SAMPAN_PROFILE === 'demo' });
    if (is_reused && ctx.env.SAMPAN_PROFILE === 'production')
      ctx.log.error('this version of the widgets was published with other bytes, which stay: raise its number');
  } catch (error) {
    ctx.log.error({ err: error }, 'the widgets could not be kept: set SAMPAN_FILES to a folder that can be written');
  }
}

/** The app of a composed server: API, files and couriers' pictures. */
export function appOf({ ctx, request_log, pause, metrics, channel_stand_ins }: ServerParts) {
  const notes = { noteCall: request_log.note, countAnswer: metrics.answered };
  const deps = { ...ctx, findActor, findKey: createKeyFinder(), findSecretKey, ...notes };
  const app = createApp(deps, pause);
  mountPaymentWebhooks(app, ctx);
  mountStoreCallbacks(app, ctx);
  mountShopifyRates(app, ctx);
  mountStoreWebhooks(app, ctx);
  mountCourierMessages(app, ctx);
  mountAppReturn(app, ctx);
  mountLabelFiles(app, ctx);
  mountDocumentDownloads(app, ctx, documentRenderers);
  mountImportUploads(app, ctx);
  mountAdjustmentPhotos(app, ctx);
  mountClaimPhotos(app, ctx);
  mountProductImages(app, ctx);
  mountAvatars(app, ctx);
  mountCompanyFiles(app, ctx);
  mountUnsubscribe(app, ctx);
  mountCourierAssets(app, (alias) => ctx.ports.couriers.profileOf(alias));
  mountStatusPictures(app);
  mountCoastMap(app);
  mountSdk(app, sdkArchiveOf(ctx));
  const brands = createPageBrands(ctx);
  mountTrackingPage(app, brands);
  mountConfirmPage(app, tileHostOf(ctx.env), brands);
  mountBrandLogos(app, ctx);
  mountHostedStyle(app);
  mountPublicSite(app, { folder: SITE_FOLDER, ...pageSettingsOf(ctx) });
  mountApiDocs(app);
  if (ctx.env.SAMPAN_PROFILE === 'demo') {
    mountOutboxPage(app, ctx);
    mountConsentPages(app, Object.values(ctx.ports.social).filter(isDemoLogin));
    if (channel_stand_ins !== null) mountChannelStandIns(app, channel_stand_ins, ctx.env);
  }
  return app;
}

export interface RunningServer {
  url: string;
  /** Stops accepting, lets running requests end, stops jobs. */
  stop(): Promise<void>;
}

/** A stop waits no longer for jobs, nor for what is written last: leases and the next server see to what they leave. */
const STOP_JOBS_MS = 10_000;
const STOP_REST_MS = 1_000;

/** Whoever watches the server asks here, and restarts one that does not answer in time. */
const HEALTH = SERVICE_BASES[endpoints.getHealth.service] + endpoints.getHealth.path;
const isHealth = ({ url }: Request) => [HEALTH, LIVE_PATH, READY_PATH].some((path) => url.endsWith(path));

type Answer = Hono['fetch'];
/** A worker tells whoever watches it that it lives, and answers nothing else. */
const onlyHealth = (fetch: Answer): Answer => {
  return (request, ...rest) => (isHealth(request) ? fetch(request, ...rest) : new Response(null, { status: 404 }));
};

/**
 * Listens, speaks live events and runs the jobs.
 *
 * @param socket the file descriptor of a listening socket that outlives this server; null to open one at HOST and PORT
 */
export async function runServer(
  parts: ServerParts,
  database: BusConnection,
  socket: number | null = null,
): Promise<RunningServer> {
  const { ctx, request_log, pause, metrics, channel_stand_ins } = parts;
  keepSdk(ctx);
  const app = appOf(parts);
  const bus = createPostgresBus(database, ctx.log);
  const hub = await createLiveHub(ctx.db, bus, ctx.log);
  mountLiveSocket(app, { ctx, hub, entranceOfToken: verifyLiveToken, actorOfSession: findActorOfSession });
  let is_draining = false;
  const { SAMPAN_ROLE: role } = ctx.env;
  const drain = createDrainWatch(ctx.db, { name: `${hostname()}:${ctx.env.PORT}`, role, release: SERVER_VERSION });
  mountProbes(app, ctx, () => is_draining || drain.isAsked());
  mountStaticSite(app, { folder: CONSOLE_FOLDER, ...pageSettingsOf(ctx) });

  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  const turns = takeTurns(role === 'worker' ? onlyHealth(app.fetch) : app.fetch, isHealth);
  const http = createAdaptorServer({
    fetch: turns.fetch,
    websocket: { server: sockets as unknown as WebSocketServerLike },
  });
  const connections = watchConnections(http as Server, sockets, turns.hold);
  const report = drain.report(connections.running);
  await report.run();
  await listenOn(http as Server, socket, ctx.env);
  warnOfSilence(ctx);
  if (pause.reason() !== null) ctx.log.warn({ reason: pause.reason() }, 'paused until: npm run sampan -- resume');
  const writing = { name: 'write request log', every_ms: 1_000, run: () => request_log.flush() };
  const stopping = new AbortController();
  const own_jobs = [writing, pause.look, report, ...standInJobs(ctx, channel_stand_ins, stopping.signal)];
  const shared_jobs = role === 'web' ? [] : pausable(drain.gate(serverJobs(ctx)), pause);
  const jobs = runRepeatedly(metrics.timed(tracedJobs([...shared_jobs, ...own_jobs])), ctx.log);
  const stopMetrics = await startMetrics(parts);
  await bus.listen(BULK_CHANNEL, () => jobs.wake(BULK_JOBS));

  return {
    url: ctx.env.public_url,
    async stop() {
      is_draining = true;
      await sleep(ctx.env.SAMPAN_DRAIN_SECONDS * 1000);
      hub.stop();
      stopping.abort();
      await Promise.all([within(STOP_JOBS_MS, jobs.stop()), connections.drain()]);
      await within(STOP_REST_MS, request_log.flush()).catch(() => false);
      await within(STOP_REST_MS, drain.leave()).catch(() => false);
      await within(STOP_REST_MS, bus.stop()).catch(() => false);
      await stopMetrics();
      await ctx.ports.counters.stop();
    },
  };
}
