/** What we ask of the Admin API, and what we tell it. */

const ORDER_FIELDS = `
  id name createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus paymentGatewayNames currencyCode note
  totalPriceSet { shopMoney { amount currencyCode } }
  totalOutstandingSet { shopMoney { amount currencyCode } }
  shippingLine { title }
  shippingAddress { name phone address1 address2 city province zip countryCodeV2 }
  lineItems(first: 100) {
    nodes {
      id name sku currentQuantity unfulfilledQuantity requiresShipping
      originalUnitPriceSet { shopMoney { amount currencyCode } }
      variant { inventoryItem { measurement { weight { value unit } } } }
    }
  }
  fulfillmentOrders(first: 20) {
    nodes {
      id status
      fulfillmentHolds { reason reasonNotes }
      assignedLocation { location { id } }
      lineItems(first: 100) { nodes { id remainingQuantity lineItem { id } } }
    }
  }
  fulfillments(first: 50) {
    id status
    trackingInfo(first: 10) { number company url }
    fulfillmentLineItems(first: 100) { nodes { quantity lineItem { id } } }
  }`;

export const SHOP = `query Shop { shop { name myshopifyDomain currencyCode billingAddress { countryCodeV2 } } }`;

export const ORDERS = `query Orders($first: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {${ORDER_FIELDS}
    }
  }
}`;

export const ORDER = `query Order($id: ID!) { order(id: $id) {${ORDER_FIELDS}
  }
}`;

export const FULFILL = `mutation Fulfill($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;

export const CANCEL_FULFILLMENT = `mutation TakeBack($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { id status } userErrors { field message } }
}`;

export const WEBHOOKS = `query Webhooks { webhookSubscriptions(first: 100) { nodes { id topic uri } } }`;

export const SUBSCRIBE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id } userErrors { field message }
  }
}`;

export const UNSUBSCRIBE = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { field message } }
}`;

export const CARRIER_SERVICES = `query CarrierServices { carrierServices(first: 50) { nodes { id callbackUrl active } } }`;

export const OFFER_RATES = `mutation OfferRates($input: DeliveryCarrierServiceCreateInput!) {
  carrierServiceCreate(input: $input) { carrierService { id } userErrors { field message } }
}`;

export const WITHDRAW_RATES = `mutation WithdrawRates($id: ID!) {
  carrierServiceDelete(id: $id) { deletedId userErrors { field message } }
}`;
