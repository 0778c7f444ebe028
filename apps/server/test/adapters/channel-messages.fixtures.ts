import type { ChannelEvent, ChannelSource } from '../../src/ports/sales-channel.ts';

type Said = Partial<ChannelEvent>;

/** One message a kind, in the form that the channels' documents show (channels 13), every value changed, and what it says. */
export const MESSAGES: Readonly<
  Record<ChannelSource, readonly { name: string; topic?: string; body: object; says: readonly Said[] }[]>
> = {
  shopify: [
    {
      name: 'orders/updated',
      topic: 'orders/updated',
      body: {
        id: 820_000_000_000_001,
        admin_graphql_api_id: 'gid://shopify/Order/820000000000001',
        cancelled_at: null,
      },
      says: [{ kind: 'order', order_id: '820000000000001' }],
    },
    {
      name: 'orders/edited',
      topic: 'orders/edited',
      body: { order_edit: { id: 78, order_id: 820_000_000_000_002, line_items: { additions: [], removals: [] } } },
      says: [{ kind: 'order', order_id: '820000000000002' }],
    },
    {
      name: 'app/uninstalled',
      topic: 'app/uninstalled',
      body: { id: 548_000_001, name: 'Kopi', domain: 'kopi.example', myshopify_domain: 'kopi.myshopify.com' },
      says: [{ kind: 'deauthorised', external_shop_id: 'kopi.myshopify.com' }],
    },
    {
      name: 'customers/data_request',
      topic: 'customers/data_request',
      body: {
        shop_id: 548_000_001,
        shop_domain: 'kopi.myshopify.com',
        orders_requested: [299_001, 299_002],
        customer: { id: 191, email: 'buyer@example.com', phone: '555-0100' },
        data_request: { id: 9999 },
      },
      says: [{ kind: 'privacy', topic: 'data_request', order_ids: ['299001', '299002'] }],
    },
    { name: 'products/update', topic: 'products/update', body: { id: 1 }, says: [{ kind: 'ignored' }] },
  ],
  woocommerce: [
    {
      name: 'order.updated',
      topic: 'order.updated',
      body: { id: 727, parent_id: 0, status: 'processing', line_items: [], _links: {} },
      says: [{ kind: 'order', order_id: '727' }],
    },
    { name: 'order.deleted', topic: 'order.deleted', body: { id: 728 }, says: [{ kind: 'order', order_id: '728' }] },
    { name: 'product.updated', topic: 'product.updated', body: { id: 9 }, says: [{ kind: 'ignored' }] },
  ],
  lazada: [
    {
      name: '0 a line of an order',
      body: {
        seller_id: '1234567',
        message_type: 0,
        data: {
          order_status: 'unpaid',
          trade_order_id: '260000000000001',
          trade_order_line_id: '260000000000101',
          status_update_time: 1_790_000_000,
        },
        timestamp: 1_790_000_001_530,
        site: 'lazada_vn',
      },
      says: [{ kind: 'order', order_id: '260000000000001', external_shop_id: '1234567' }],
    },
    {
      name: '10 a return, with numbers',
      body: {
        seller_id: '12345',
        message_type: 10,
        data: {
          reverse_order_id: 658_000_001,
          reverse_status: 'RTM_INIT',
          trade_order_id: 416_000_001,
          extraParams: {},
        },
        timestamp: 1_790_000_000,
        site: 'lazada_sg',
      },
      says: [{ kind: 'order', order_id: '416000001', external_shop_id: '12345' }],
    },
    {
      name: '14 a package',
      body: {
        seller_id: '100056',
        message_type: 14,
        data: { trade_order_id: '57240001', fulfillment_package_id: 'FP0187', status: 'DELIVERED' },
        timestamp: 1_790_000_000,
        site: 'lazada_sg',
      },
      says: [{ kind: 'order', order_id: '57240001' }],
    },
    {
      name: '8 a token ends, of a seller that its data alone names',
      body: {
        seller_id: 'null',
        message_type: 8,
        data: { app_key: '115527', auth_expiry_time: 1_790_172_800, seller_id: '1000165' },
        timestamp: 1_790_000_000,
        site: 'lazada_ph',
      },
      says: [{ kind: 'authorisation_ending', external_shop_id: '1000165', ends_at: 1_790_172_800 }],
    },
    {
      name: "the console's test message",
      body: {
        seller_id: '9999',
        message_type: 0,
        data: { order_status: 'unpaid', trade_order_id: '123456' },
        timestamp: 1,
      },
      says: [{ kind: 'ignored' }],
    },
    { name: '3 a product', body: { seller_id: '1', message_type: 3, data: {} }, says: [{ kind: 'ignored' }] },
  ],
  shopee: [
    {
      name: '1 authorised',
      body: { data: { shop_id: 600_111, success: 1 }, partner_id: 2_000_002, code: 1, timestamp: 1_790_000_000 },
      says: [{ kind: 'ignored' }],
    },
    {
      name: '2 taken back, where a sentence names the shop',
      body: {
        data: {
          authorize_type: 'user cancel shop authorization',
          success: 1,
          extra: 'shop id 22001 (VN) has been cancelled',
        },
        code: 2,
        partner_id: 800_000,
        timestamp: 1_790_000_000,
      },
      says: [{ kind: 'deauthorised', external_shop_id: '22001' }],
    },
    {
      name: '2 taken back, by expiry',
      body: { data: { authorize_type: 'expiry', shopid: 22_002, success: 1 }, code: 2, timestamp: 1_790_000_000 },
      says: [{ kind: 'deauthorised', external_shop_id: '22002' }],
    },
    {
      name: '2 taken back, for several',
      body: { data: { shop_id_list: [22_003, 22_004], main_account_id: 19 }, code: 2, timestamp: 1_790_000_000 },
      says: [
        { kind: 'deauthorised', external_shop_id: '22003' },
        { kind: 'deauthorised', external_shop_id: '22004' },
      ],
    },
    {
      name: '3 a status',
      body: {
        data: {
          items: [],
          ordersn: '260810QSK8',
          status: 'PROCESSED',
          completed_scenario: '',
          update_time: 1_790_000_000,
        },
        shop_id: 727_001,
        code: 3,
        timestamp: 1_790_000_000,
      },
      says: [{ kind: 'order', order_id: '260810QSK8', external_shop_id: '727001' }],
    },
    {
      name: '4 a tracking number',
      body: {
        data: { ordersn: '260809MDBF', forder_id: '49', package_number: 'OFG1', tracking_no: 'SPX1' },
        shop_id: 296_001,
        code: 4,
        timestamp: 1_790_000_000,
      },
      says: [{ kind: 'order', order_id: '260809MDBF' }],
    },
    {
      name: '12 authorisations end, of several shops',
      body: {
        code: 12,
        timestamp: 1_790_000_000,
        data: {
          merchant_expire_soon: [123],
          shop_expire_soon: [23_213, 243_242],
          user_expire_soon: [368],
          expire_before: 1_790_604_800,
          page_no: 1,
          total_page: 2,
        },
      },
      says: [
        { kind: 'authorisation_ending', external_shop_id: '23213', ends_at: 1_790_604_800 },
        { kind: 'authorisation_ending', external_shop_id: '243242', ends_at: 1_790_604_800 },
      ],
    },
    {
      name: '15 a document, as its table names the order',
      body: { data: { order_sn: '201118BCKP', status: 'READY' }, shop_id: 296_001, code: 15, timestamp: 1_790_000_000 },
      says: [{ kind: 'order', order_id: '201118BCKP' }],
    },
  ],
  tiktok: [
    {
      name: '1 a status',
      body: {
        type: 1,
        tts_notification_id: '7327000000000000001',
        shop_id: '7494001',
        timestamp: 1_790_000_000,
        data: {
          order_id: '576001',
          order_status: 'AWAITING_SHIPMENT',
          is_on_hold_order: false,
          update_time: 1_790_000_000,
        },
      },
      says: [{ kind: 'order', order_id: '576001', event_id: '7327000000000000001', external_shop_id: '7494001' }],
    },
    {
      name: '3 an address, without an id of its own',
      body: { type: 3, shop_id: '7494001', timestamp: 1_790_000_000, data: { order_id: '576002', update_time: 1 } },
      says: [{ kind: 'order', order_id: '576002' }],
    },
    {
      name: '4 packages of several orders',
      body: {
        type: 4,
        tts_notification_id: '7327000000000000002',
        shop_id: '7494001',
        timestamp: 1_790_000_000,
        data: {
          sc_type: 'COMBINE',
          role_type: 'ROLE_USER',
          package_list: [{ package_id: '123456', order_id_list: ['152523', '532123'] }],
          update_time: 1_790_000_000,
        },
      },
      says: [
        { kind: 'order', order_id: '152523' },
        { kind: 'order', order_id: '532123' },
      ],
    },
    {
      name: '6 taken back',
      body: {
        type: 6,
        tts_notification_id: '1',
        shop_id: '7494001',
        data: { message: 'Shop_id 7494001 is deauthorized' },
      },
      says: [{ kind: 'deauthorised', external_shop_id: '7494001' }],
    },
    {
      name: '7 an authorisation ends, its time in text',
      body: {
        type: 7,
        tts_notification_id: '2',
        shop_id: '7494001',
        data: { message: 'in 30 days', expiration_time: '1790000000' },
      },
      says: [{ kind: 'authorisation_ending', ends_at: 1_790_000_000 }],
    },
    {
      name: '11 a cancellation is asked for',
      body: {
        type: 11,
        tts_notification_id: '3',
        shop_id: '7494001',
        data: {
          order_id: '576003',
          cancellations_role: 'BUYER',
          cancel_status: 'CANCELLATION_REQUEST_PENDING',
          cancel_id: '4',
        },
      },
      says: [{ kind: 'order', order_id: '576003' }],
    },
    {
      name: '12 a return',
      body: {
        type: 12,
        tts_notification_id: '4',
        shop_id: '7494001',
        data: { order_id: '576004', return_status: 'AWAITING_BUYER_SHIP' },
      },
      says: [{ kind: 'order', order_id: '576004' }],
    },
    { name: '5 a product', body: { type: 5, shop_id: '7494001', data: {} }, says: [{ kind: 'ignored' }] },
  ],
};
