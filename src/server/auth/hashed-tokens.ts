/**
 * better-auth looks a session up by the token of the cookie and keeps that token as it is; it has no setting for it.
 * Between it and the database this keeps the hash instead: whoever reads the database cannot sign in with it.
 */
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { hashOf } from './tokens.ts';

type Adapter = DBAdapter<BetterAuthOptions>;

export function withHashedTokens(inner: Adapter): Adapter {
  return {
    ...hashing(inner),
    transaction: (work) => inner.transaction((trx) => work(hashing(trx))),
  };
}

function hashing<T extends DBTransactionAdapter<BetterAuthOptions>>(inner: T): T {
  const found = async <R>(asked: { model: string; where: Where[] }, row: Promise<R | null>): Promise<R | null> => {
    const token = tokenIn(asked);
    const present = await row;
    // Who asked with a token goes on with it: cookies are renewed from this row.
    return present && token !== undefined ? { ...present, token } : present;
  };
  return {
    ...inner,
    async create(asked: Parameters<T['create']>[0]) {
      const { token } = asked.data as { token?: string };
      if (asked.model !== 'session' || token === undefined) return inner.create(asked);
      const made = await inner.create({ ...asked, data: { ...asked.data, token: hashOf(token) } });
      return { ...made, token };
    },
    findOne: (asked: Parameters<T['findOne']>[0]) => found(asked, inner.findOne(hashed(asked))),
    update: (asked: Parameters<T['update']>[0]) => found(asked, inner.update(hashed(asked))),
    consumeOne: (asked: Parameters<T['consumeOne']>[0]) => found(asked, inner.consumeOne(hashed(asked))),
    findMany: (asked: Parameters<T['findMany']>[0]) => inner.findMany(hashed(asked)),
    count: (asked: Parameters<T['count']>[0]) => inner.count(hashed(asked)),
    updateMany: (asked: Parameters<T['updateMany']>[0]) => inner.updateMany(hashed(asked)),
    delete: (asked: Parameters<T['delete']>[0]) => inner.delete(hashed(asked)),
    deleteMany: (asked: Parameters<T['deleteMany']>[0]) => inner.deleteMany(hashed(asked)),
  };
}

function tokenIn({ model, where }: { model: string; where: Where[] }): string | undefined {
  const token = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
  return typeof token === 'string' ? token : undefined;
}

function hashed<A extends { model: string; where?: Where[] | undefined }>(asked: A): A {
  if (asked.model !== 'session' || !asked.where) return asked;
  const where = asked.where.map((one) => (one.field === 'token' ? { ...one, value: hashedValue(one.value) } : one));
  return { ...asked, where };
}

function hashedValue(value: Where['value']): Where['value'] {
  if (Array.isArray(value)) return value.map((one) => hashOf(String(one)));
  return hashOf(String(value));
}
