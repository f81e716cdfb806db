import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { shownSentence, shownVersion } from '#areas/ajustes/legal-version.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { inEvenTime } from '#server/api/even-time.ts';
import { notFound } from '#server/api/refusal.ts';
import { takeAttempt } from '#server/db/counters.ts';
import type { Db } from '#server/db/open.ts';
import { linkHere } from '#server/idiomas.ts';
import { confirmSubscriptionMail } from '#server/mail/mails.ts';
import { mailboxOf, normalEmail } from '#values/email.ts';
import { requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { suscripcion } from './boletin.ts';
import { findSuscriptor, setSuscriptorEstado, upsertPendiente } from './queries.server.ts';

const token = z.object({ token: requiredText(later('El código'), 100) });
/** Anybody may type anybody's address: nobody is to find their mailbox full of us. */
const hourMs = 60 * 60_000;
const patience = { free: 3, pausesMs: [hourMs], forgetMs: hourMs };
const thanks = later('¡Gracias! Te hemos enviado un correo para confirmar tu suscripción.');
const unknownLink = later('El enlace no es válido o ya no sirve.');

export const boletin = {
  'submit_newsletter.php': call({
    method: 'post',
    access: 'public',
    summary: 'Ask for the newsletter; a mail asks to confirm. The answer never tells whether the address was known',
    input: suscripcion,
    perMinute: 10,
    async handle(context) {
      await inEvenTime(askToConfirm(context, normalEmail(context.input.email)));
      return { message: thanks };
    },
  }),

  'confirm_newsletter.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Confirm a subscription with the token of the mail',
    input: token,
    perMinute: 30,
    async handle({ db, input, now }) {
      const row = await findSuscriptor(db, input);
      if (!row || row.estado === 'baja') throw notFound(unknownLink);
      if (row.estado === 'pendiente') await setSuscriptorEstado(db, row.id, 'confirmado', now);
      return { message: later('Suscripción confirmada. ¡Gracias por leernos!') };
    },
  }),

  'unsubscribe_newsletter.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Leave the newsletter with the token of any mail',
    input: token.partial(),
    // Mail programs post by themselves when the reader presses their own button: no origin, the token in the address.
    signed: true,
    perMinute: 30,
    async handle({ app, db, input, request, now }) {
      const given = input.token ?? new URL(request.url).searchParams.get('token');
      const row = given ? await findSuscriptor(db, { token: given.slice(0, 100) }) : undefined;
      if (!row) throw notFound(unknownLink);
      if (row.estado !== 'baja') {
        await db.transaction().execute((db) => setSuscriptorEstado(db, row.id, 'baja', now));
        await app.mail.tidy();
      }
      return { message: later('Te has dado de baja. No recibirás más correos del boletín.') };
    },
  }),
};

async function askToConfirm({ app, db, request, now }: CallContext<unknown>, email: string): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const known = await findSuscriptor(db, { email });
  // Whoever lost their mailbox and has it again confirms it again.
  const isReached = known?.estado === 'confirmado' && known.rebotado_en === null;
  if (isReached || !(await mayBeMailed(db, email))) return;
  await db.transaction().execute(async (db) => {
    const origen = request.headers.get('referer')?.slice(0, 255) ?? '';
    await upsertPendiente(db, {
      email,
      token,
      origen,
      textoVersion: shownVersion(request, app.ajustes.current.legal),
      consentimientoVersion: shownSentence(request, app.ajustes.current.boletin),
      now,
    });
    const link = (page: string) => linkHere(app.settings.siteUrl, `/boletin/${page}?token=${token}`);
    const urls = { confirm: link('confirmar'), leave: link('baja') };
    await app.mail.enqueue(db, confirmSubscriptionMail(email, urls, `boletin-${token}`), now);
  });
}

async function mayBeMailed(db: Db, email: string): Promise<boolean> {
  const clave = `boletin:${createHash('sha256').update(mailboxOf(email)).digest('base64url')}`;
  return !('waitMs' in (await takeAttempt(db, clave, patience)));
}
