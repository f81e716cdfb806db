/** The people who work on the site: who may enter, and as what. */

import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { visitOf } from '#server/api/visit.ts';
import type { App } from '#server/app.ts';
import type { Actor, Person } from '#server/auth/people.ts';
import { pageOf } from '#server/db/page.ts';
import { recordChange } from '#server/things/change-log.ts';
import { flag, paging, searchText } from '#values/fields.ts';
import { plain } from '#values/slug.ts';
import { type Bound, bind, boundOf, listBound, nothing } from './colaboradores-queries.server.ts';
import { type Usuario, usuario, usuarioForm, usuarioId, usuarioUpdate } from './usuario.ts';

const one = z.object({ data: usuario });
/** `enlace`: only without a mail server, for whoever invites to hand it over. */
const invitada = one.extend({ enlace: z.string().optional() });

export const usuarios = {
  'get_usuarios_admin.php': call({
    method: 'get',
    access: 'admin',
    summary:
      'Who has an account (`q` looks into names and addresses), and whether the second factor is demanded of all',
    input: z.object({ q: searchText(), ...paging }),
    output: z.object({ data: z.array(usuario), ...pageFields, exigir_dos_factores: z.boolean() }),
    async handle({ app: { auth }, db, input }) {
      const q = plain(input.q ?? '');
      const bound = await listBound(db);
      const people = (await auth.listPeople()).map((person) => toUsuario(person, bound.get(person.usuario)));
      const found = people.filter(({ usuario, email }) => plain(`${usuario} ${email}`).includes(q));
      const { rows, ...page } = pageOf(found, toPageRequest(input, 50));
      return { data: rows, ...page, exigir_dos_factores: await auth.demandsTwoFactor() };
    },
  }),

  'create_usuario.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Invite somebody: makes the account and sends a link of 72 hours to choose a password',
    input: usuarioForm,
    output: invitada,
    async handle(context) {
      const { municipios, empresas, de_confianza, ...input } = context.input;
      const { person, url } = await context.app.auth.invite(actorOf(context), input);
      const bound = await bind(context.db, person.usuario, { municipios, empresas, de_confianza });
      const message = invitationText(context.app, person.email);
      const aviso = !context.app.mail.hasServer;
      return { message, aviso, data: toUsuario(person, bound), ...linkToHandOver(context.app, url) };
    },
  }),

  'reenviar_invitacion.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Send the invitation again; the link of the one before is void',
    input: usuarioId,
    output: invitada,
    perMinute: 10,
    async handle(context) {
      const { person, url } = await context.app.auth.inviteAgain(actorOf(context), context.input.id);
      const message = invitationText(context.app, person.email, ' de nuevo');
      const aviso = !context.app.mail.hasServer;
      return {
        message,
        aviso,
        data: toUsuario(person, await boundOf(context.db, person.usuario)),
        ...linkToHandOver(context.app, url),
      };
    },
  }),

  'update_usuario.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Change somebody’s address or role, or switch the account off or on; fields that are not sent stay',
    input: usuarioUpdate,
    output: one,
    async handle(context) {
      const { id, activo, municipios, empresas, de_confianza, ...change } = context.input;
      const person = await context.app.auth.changePerson(actorOf(context), id, { ...change, isActive: activo });
      const bound = await bindAndNote(context, person.usuario, { municipios, empresas, de_confianza });
      return { message: 'Persona actualizada con éxito.', data: toUsuario(person, bound) };
    },
  }),

  'delete_usuario.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Switch an account off and end its sessions; the log keeps the name',
    input: usuarioId,
    async handle(context) {
      const { usuario } = await context.app.auth.changePerson(actorOf(context), context.input.id, { isActive: false });
      return { message: `${usuario} ya no puede entrar.` };
    },
  }),

  'quitar_dos_pasos.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Take the second factor off somebody who has lost the telephone and the codes; ends their sessions',
    input: usuarioId,
    output: one,
    async handle(context) {
      const person = await context.app.auth.removeTwoFactor(actorOf(context), context.input.id);
      const message = `${person.usuario} entrará solo con su contraseña. Sus sesiones se han cerrado.`;
      return { message, data: toUsuario(person, await boundOf(context.db, person.usuario)) };
    },
  }),

  'cerrar_sesiones_usuario.php': call({
    method: 'post',
    access: 'admin',
    summary: 'End every session of somebody else, wherever it is open; the password and the second factor stay',
    input: usuarioId,
    async handle(context) {
      const { person, wereOpen } = await context.app.auth.endSessionsOf(actorOf(context), context.input.id);
      const message = wereOpen
        ? `Se han cerrado las sesiones de ${person.usuario}.`
        : `${person.usuario} no tenía ninguna sesión abierta.`;
      return { message };
    },
  }),

  'demand_two_factor.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Demand the second factor of everybody, or no longer',
    input: z.object({ exigir: flag('Exigir') }),
    output: z.object({ exigir_dos_factores: z.boolean() }),
    async handle(context) {
      const { exigir } = context.input;
      await context.app.auth.demandTwoFactor(actorOf(context), exigir);
      const message = exigir
        ? 'Desde ahora todas las personas necesitan la verificación en dos pasos.'
        : 'La verificación en dos pasos ya no es obligatoria.';
      return { message, exigir_dos_factores: exigir };
    },
  }),
};

/** Who may touch what, and who is trusted, stands in the log. */
async function bindAndNote(
  { db, user, now }: CallContext<unknown>,
  usuario: string,
  change: Parameters<typeof bind>[2],
) {
  const [before, after] = [await boundOf(db, usuario), await bind(db, usuario, change)];
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  const titulo = `${usuario}: lo que lleva como colaborador`;
  await recordChange(db, { by: user!.usuario, now, accion: 'editar', tipo: 'usuario', id: 0, titulo, before, after });
  return after;
}

function actorOf(context: CallContext<unknown>): Actor {
  return { user: context.user!, visit: visitOf(context) };
}

function toUsuario(
  { isActive, isPending, hasTwoFactor, since, rol, ...person }: Person,
  bound: Bound = nothing,
): Usuario {
  return {
    ...person,
    ...bound,
    rol: rol ?? null,
    activo: isActive,
    pendiente: isPending,
    dos_factores: hasTwoFactor,
    desde: since,
  };
}

/** A link that a mail server has taken is its reader's alone. */
function linkToHandOver({ mail }: App, enlace: string): { enlace?: string } {
  return mail.hasServer ? {} : { enlace };
}

/** Without a mail server nobody has got it: the operator must know. */
function invitationText({ mail }: App, email: string, again = ''): string {
  return mail.hasServer
    ? `Invitación enviada${again} a ${email}.`
    : `No hay servidor de correo: la invitación para ${email} se ha guardado en un archivo. Pásale tú el enlace.`;
}
