/**
 * Plays the provider's browser script inside the card frame: a card field that is an input, and a bank whose window covers the
 * frame, as 3-D Secure does, until its button is pressed.
 */
export const PROVIDER_SCRIPT = `
window.Stripe = () => {
  const ask = () => new Promise((resolve) => {
    const bank = document.createElement('div');
    bank.style.cssText = 'position:fixed;inset:0;background:white';
    const said = (label, answer) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => { bank.remove(); resolve(answer); };
      bank.append(button);
    };
    said('Yes, it is me', true);
    said('No', false);
    document.body.append(bank);
  });
  const declined = { error: { type: 'card_error', message: 'Your card was declined.' } };
  const answer = async (number, good) => {
    if (number === '') return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    if (number.endsWith('0002')) return declined;
    if (number.endsWith('3184') && !(await ask())) return { error: { message: 'We are unable to authenticate your payment method.' } };
    return good;
  };
  return {
    _registerWrapper() {},
    elements: () => ({
      create: () => {
        const on = {};
        const input = document.createElement('input');
        input.setAttribute('aria-label', 'Card at the provider');
        input.addEventListener('input', () => on.change({ complete: input.value.length >= 16 }));
        return { input, on: (name, listener) => { on[name] = listener; }, mount(place) { place.append(input); on.ready(); } };
      },
    }),
    confirmCardSetup: (secret, { payment_method }) =>
      answer(payment_method.card.input.value, { setupIntent: { payment_method: 'pm_of_' + secret } }),
    confirmCardPayment: (secret, { payment_method }) => {
      window.paidBy = payment_method.billing_details;
      return answer(payment_method.card.input.value, { paymentIntent: { status: 'succeeded' } });
    },
    handleNextAction: async () => ((await ask()) ? { paymentIntent: { status: 'succeeded' } } : declined),
  };
};`;
