import { createAddressFormStore, draftOf } from '@sampan/stores/address';
import { MESSAGE_KEYS as LATER_KEYS } from './confirm-address-form.messages.ts';
import type { RunningWidget } from '../shell/sampan-element.tsx';
import { reactDriver, type ReactStart } from '#test/suite/react-driver.fixtures.tsx';
import { MESSAGE_KEYS } from './confirm-address.messages.ts';
import { describeConfirmAddress } from '#test/confirm-address/confirm-address.suite.ts';
import {
  ConfirmAddress,
  createAddressPort,
  createConfirmAddressModel,
  createConfirmAddressPort,
  onOnline,
} from './react.ts';

describeConfirmAddress('React view', reactDriver([...MESSAGE_KEYS, ...LATER_KEYS], startInReact));

function startInReact({ context, attributes, tell }: ReactStart): RunningWidget {
  const { t, connection, hostedUrl, fail } = context;
  const link_id = attributes['link-id'] ?? '';
  const model = createConfirmAddressModel({
    port: createConfirmAddressPort(connection, link_id, fail),
    createForm: async (address) => createAddressFormStore({ country: address.country, t, start: draftOf(address) }),
    mayConfirm: (address, deliveryInstructions) => tell('sampan-submit', { address, deliveryInstructions }),
    onOnline,
  });
  let stage = '';
  model.$state.listen((state) => {
    if (state.stage === stage) return;
    stage = state.stage;
    tell('sampan-change', { state: stage, isComplete: stage === 'done' });
    if (stage === 'done') tell('sampan-complete', { redirectUrl: state.redirect_url });
  });
  void model.start();
  return {
    view: (
      <ConfirmAddress
        model={model}
        t={t}
        lookups={(country) => createAddressPort(connection, country)}
        hosted_url={hostedUrl(`/customer/confirm-address?id=${link_id}`)}
      />
    ),
    stop: () => model.stop(),
  };
}
