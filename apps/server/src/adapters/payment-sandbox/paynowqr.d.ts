/** The package brings no types of its own. */
declare module 'paynowqr' {
  export default class PayNowQr {
    constructor(options: {
      uen: string;
      amount: string;
      editable: boolean;
      expiry: string;
      refNumber: string;
      company: string;
    });
    output(): string;
  }
}
