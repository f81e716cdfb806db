/** What we ask of whoever takes the money. Only the files that implement this know which provider it is. */

export interface PaymentProvider extends PaymentKeeper {
  name: 'stripe' | 'demo';
  /** Asked twice for the same order it answers the same session. */
  createSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  /** A notice that the provider signed; the signature is over the bytes as they came. */
  parseNotice(rawBody: Buffer, headers: Headers): Promise<PaymentNotice>;
}

/** Of an order that is there: how its payment stands, and money back. */
export interface PaymentKeeper {
  /** Undefined when the provider knows no such session. */
  readSession(id: string): Promise<PaymentSession | undefined>;
  /** From now on nobody can pay in it. Without effect when it is over already. */
  closeSession(id: string): Promise<void>;
  /** Asked twice with the same key it gives the money back once; the test gateway, which moves none, counts it twice. */
  refund(refund: { paymentId: string; cents: number; key: string }): Promise<ProviderRefund>;
  /** Everything that was given back of a payment, or is to be, whoever asked for it. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Undefined when the provider knows no such dispute. */
  readDispute(id: string): Promise<ProviderDispute | undefined>;
}

export interface SessionRequest {
  /** The order's code, which is also the key that makes two requests one. */
  reference: string;
  email: string;
  lines: { name: string; unitCents: number; quantity: number }[];
  totalCents: number;
  expiresAt: Date;
}

export interface PaymentSession {
  id: string;
  /** `processing`: handed in, the money is still on its way. `expired`: nobody can pay in it any more. */
  status: 'open' | 'processing' | 'paid' | 'expired';
  amountCents: number;
  currency: string;
  reference: string | null;
  paymentId: string | null;
}

export interface ProviderRefund {
  id: string;
  /** The key it was asked for with; undefined when it was not us who asked. */
  key: string | undefined;
  cents: number;
  /** `pending`: the bank has not taken it yet. A refund that was done may still fail. */
  status: 'done' | 'pending' | 'failed';
}

/** The buyer's bank asks a payment back. */
export interface ProviderDispute {
  id: string;
  paymentId: string | undefined;
  cents: number;
  /** In the provider's words. */
  reason: string;
  status: 'open' | 'won' | 'lost';
}

export interface PaymentNotice {
  id: string;
  type: string;
  /** What it tells of, to be asked for: a session, the refunds of a payment, a dispute, or nothing of ours. */
  about: { sessionId: string } | { refundsOf: string } | { disputeId: string } | undefined;
}

/** The provider said no, did not answer, or answered nonsense. */
export class ProviderFailure extends Error {
  /** True when the provider has certainly not done what it was asked. */
  readonly isCertain: boolean;

  constructor(message: string, isCertain: boolean) {
    super(message);
    this.isCertain = isCertain;
  }
}
