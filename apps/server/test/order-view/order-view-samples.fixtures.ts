import { endpoints, type EndpointName, type OrderView } from '@sampan/contract';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

type ViewEndpoint = 'getOrderViews' | 'saveOrderLayout' | 'createOrderView' | 'updateOrderView' | 'deleteOrderView';

export const VIEW = {
  list: 'new',
  name: 'COD to confirm',
  filters: { unconfirmed: 'true', sort: 'created_at:asc' },
  columns: ['number', 'status'],
  is_shared: false,
};

/** Saves a view and answers it. */
export async function newOrderView(app: TestApp, token: string, change: object = {}): Promise<OrderView> {
  const made = await app.call<OrderView>(endpoints.createOrderView, {
    token,
    body: { ...VIEW, ...change },
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** A call of each endpoint of saved views, on views of its own. */
export async function orderViewSamples(
  app: TestApp,
  token: string,
): Promise<Record<ViewEndpoint & EndpointName, Sample>> {
  const { list: _list, ...changed } = VIEW;
  return {
    getOrderViews: {},
    saveOrderLayout: {
      body: {
        is_compact: true,
        columns: { list: 'new', names: ['number', 'status'] },
      },
    },
    createOrderView: { body: VIEW },
    updateOrderView: {
      params: { id: (await newOrderView(app, token)).id },
      body: { ...changed, name: 'COD' },
    },
    deleteOrderView: { params: { id: (await newOrderView(app, token)).id } },
  };
}
