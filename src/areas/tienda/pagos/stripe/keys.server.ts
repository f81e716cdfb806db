/** The payment keys: the machine's, or those that were given at the desk and are kept closed. */
import type { Secrets } from '#server/auth/secrets.ts';
import type { Settings, StripeKeys } from '#server/settings.ts';
import { ProviderFailure } from '../provider.server.ts';
import { createStripe, type StripeProvider } from './stripe.server.ts';

const secretName = 'stripe';

export interface PaymentKeys {
  /** With the keys of this moment; undefined where there are none. */
  provider(): Promise<StripeProvider | undefined>;
  /** What may be told of them: who gave them, whether they move real money, whether notices can be verified. */
  facts(): Promise<{ origen: 'servidor' | 'panel'; esReal: boolean; avisos: boolean } | undefined>;
  /** What the provider says of them. */
  check(): Promise<'fine' | 'refused' | 'silent' | 'missing'>;
  keep(keys: StripeKeys): Promise<void>;
  forget(): Promise<void>;
}

export function createPaymentKeys(secrets: Secrets, settings: Settings): PaymentKeys {
  let made: { said: string; provider: StripeProvider } | undefined;

  /** Read each time: what another process was given holds here too. */
  async function current(): Promise<StripeKeys | undefined> {
    if (settings.stripe) return settings.stripe;
    const kept = await secrets.read(secretName);
    return kept ? (JSON.parse(kept) as StripeKeys) : undefined;
  }

  async function provider(): Promise<StripeProvider | undefined> {
    const keys = await current();
    if (!keys) return undefined;
    const said = JSON.stringify(keys);
    if (made?.said !== said) {
      const { siteUrl, stripeApiUrl: apiUrl } = settings;
      made = { said, provider: createStripe({ ...keys, apiUrl, siteUrl }) };
    }
    return made.provider;
  }

  return {
    provider,
    async check() {
      const own = await provider();
      if (!own) return 'missing';
      try {
        await own.check();
        return 'fine';
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        return error.isCertain ? 'refused' : 'silent';
      }
    },
    async facts() {
      const keys = await current();
      if (!keys) return undefined;
      const esReal = !/^[sr]k_test_/.test(keys.secretKey);
      return { origen: settings.stripe ? 'servidor' : 'panel', esReal, avisos: keys.webhookSecret !== undefined };
    },
    keep: (keys) => secrets.write(secretName, JSON.stringify(keys)),
    forget: () => secrets.forget(secretName),
  };
}
