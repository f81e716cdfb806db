/** "Hoy": what is to be done, what is in the making, and how the site is. Every line leads to where it is done. */

import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryFailed } from '#desk/query-failed.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { formatFullDate } from '#values/full-date.ts';
import { formatEuros } from '#values/money.ts';
import { plural } from '#values/plural.ts';
import styles from './admin-hoy.module.css';
import { useHoy } from './admin-use-hoy.ts';
import type { Hoy as Data } from './hoy.ts';

export function Hoy({ children }: { children?: ReactNode }) {
  const query = useHoy();
  return (
    <section aria-labelledby="hoy" className={styles.hoy}>
      <Title order={2} fz={{ base: 26, sm: 32 }} id="hoy">
        Hoy
      </Title>
      <Text c="dimmed" mb="md">
        {formatFullDate(new Date().toISOString())}
      </Text>
      {children}
      {/* As high as the window: nothing below it is in sight to be pressed, and then moved away. */}
      {query.isPending && <Skeleton height="80dvh" mb="lg" role="status" aria-label="Cargando..." />}
      <QueryFailed query={query} mb="lg" />
      {query.isSuccess && <Parts hoy={query.data.data} />}
    </section>
  );
}

function Parts({ hoy }: { hoy: Data }) {
  const { tienda, articulos, eventos, patrocinadores, visitas, sistema } = hoy;
  return (
    <div className={styles.parts}>
      <ToDo hoy={hoy} />
      {articulos && <Articulos articulos={articulos} />}
      {eventos && <Eventos eventos={eventos} />}
      {patrocinadores && patrocinadores.acaban > 0 && <Patrocinadores patrocinadores={patrocinadores} />}
      {visitas && <Visitas visitas={visitas} />}
      {tienda && <Ventas tienda={tienda} />}
      {sistema && <Sistema sistema={sistema} />}
    </div>
  );
}

interface Line {
  href: string;
  text: string;
  hint?: string | false;
  /** The first of them, each with its own way. */
  first?: { href: string; text: string }[];
}

function ToDo({ hoy: { tienda, facturas, mensajes, propuestas, fuentes = [], articulos } }: { hoy: Data }) {
  const lines: (Line | false | undefined)[] = [
    ...(facturas ? facturaLines(facturas) : []),
    tienda &&
      tienda.por_preparar > 0 && {
        href: '/admin/pedidos/gestion?estado=pagado',
        text: `${plural(tienda.por_preparar, 'pedido pagado', 'pedidos pagados')} por preparar`,
        first: tienda.preparar.map(({ cod_pedido, cliente, pagado_en }) => ({
          href: `/admin/pedidos/${cod_pedido}`,
          text: `${cliente}, del ${formatDate(pagado_en)}`,
        })),
      },
    tienda &&
      tienda.por_cobrar > 0 && {
        href: '/admin/pedidos/gestion?estado=pendiente',
        text: `${plural(tienda.por_cobrar, 'pedido espera', 'pedidos esperan')} su pago`,
        hint: 'Mira si ha llegado el dinero y pulsa «Pago recibido»',
      },
    tienda &&
      tienda.desistimientos > 0 && {
        href: '/admin/desistimientos/gestion',
        text: `${plural(tienda.desistimientos, 'desistimiento', 'desistimientos')} por reembolsar`,
        hint: deadline(tienda.devolver_antes_de!),
      },
    mensajes &&
      mensajes.sin_leer > 0 && {
        href: '/admin/mensajes/gestion?estado=sin-leer',
        text: `${plural(mensajes.sin_leer, 'mensaje', 'mensajes')} sin leer`,
        first: mensajes.primeros.map(({ id, name, fecha }) => ({
          href: `/admin/mensajes/gestion?estado=sin-leer&mensaje=${id}`,
          text: `${name}, del ${formatDate(fecha)}`,
        })),
      },
    propuestas &&
      propuestas.pendientes > 0 && {
        href: '/admin/propuestas',
        text: `${plural(propuestas.pendientes, 'propuesta', 'propuestas')} por decidir`,
        first: propuestas.primeras.map(({ id, titulo, clase, fecha }) => ({
          href: `/admin/propuestas/${id}`,
          text: `${clase === 'correccion' ? 'Corrección: ' : ''}${titulo}, del ${formatDate(fecha)}`,
        })),
      },
    fuentes.length > 0 && {
      href: '/admin/agenda/fuentes',
      text: `${plural(fuentes.length, 'calendario', 'calendarios')} de la agenda no ${fuentes.length === 1 ? 'llega' : 'llegan'} bien`,
      hint: `${fuentes[0]!.nombre}: ${fuentes[0]!.problema}${fuentes.length > 1 ? '…' : ''}`,
    },
    Boolean(articulos?.por_revisar) && {
      href: '/admin/articulos/gestion?estado=revision',
      text: `${plural(articulos!.por_revisar!, 'artículo', 'artículos')} por revisar`,
    },
    tienda &&
      tienda.pocas_existencias > 0 && {
        href: '/admin/tiendas/productos?existencias=pocas',
        text: `${plural(tienda.pocas_existencias, 'producto', 'productos')} con pocas existencias`,
        hint: tienda.escasos.map(left).join('; ') + (tienda.pocas_existencias > tienda.escasos.length ? '…' : ''),
      },
  ];
  return (
    <Part title="Por hacer" lines={lines.filter((line) => Boolean(line)) as Line[]} empty="No hay nada pendiente." />
  );
}

/** What the law asks for comes first. */
function facturaLines(facturas: NonNullable<Data['facturas']>): (Line | false)[] {
  const { sin_factura, motivo, pedidos, restaurada, rechazadas, con_errores } = facturas;
  const { falta_certificado, certificado_caduca, sin_respuesta_desde } = facturas;
  const [list, verifactu] = ['/admin/facturas/gestion', '/admin/facturas/verifactu'];
  return [
    restaurada && { href: list, text: 'Confirmar el último número de cada serie de facturas' },
    sin_factura > 0 && {
      href: restaurada
        ? list
        : motivo === 'titular'
          ? '/admin/ajustes/titular'
          : `/admin/pedidos/${pedidos[0]!.cod_pedido}`,
      text: `${plural(sin_factura, 'pedido pagado', 'pedidos pagados')} sin todas sus facturas`,
      hint:
        motivo === 'titular'
          ? 'Faltaba tu nombre, NIF o dirección (Ajustes, Titular). Complétalos y emítelas en cada pedido'
          : 'El sitio venía de una copia. Confirma la numeración y emítelas en cada pedido',
      first: pedidos.map(({ cod_pedido }) => ({ href: `/admin/pedidos/${cod_pedido}`, text: cod_pedido })),
    },
    rechazadas > 0 && {
      href: `${list}?envio=rechazado`,
      text: `${plural(rechazadas, 'factura rechazada', 'facturas rechazadas')} por la Agencia Tributaria`,
    },
    con_errores > 0 && {
      href: `${list}?envio=con_errores`,
      text: `${plural(con_errores, 'factura aceptada', 'facturas aceptadas')} con errores por la Agencia Tributaria`,
    },
    falta_certificado && { href: verifactu, text: 'Falta el certificado para la Agencia Tributaria' },
    certificado_caduca !== null && {
      href: verifactu,
      text: 'Renovar el certificado para la Agencia Tributaria',
      hint: `${Date.parse(certificado_caduca) < Date.now() ? 'Caducó' : 'Caduca'} el ${formatDate(certificado_caduca)}`,
    },
    sin_respuesta_desde !== null && {
      href: verifactu,
      text: 'La Agencia Tributaria lleva más de un día sin responder',
      hint: `Hay registros por enviar desde el ${formatDateTime(sin_respuesta_desde)}`,
    },
  ];
}

/** The law's deadline, or that it is over. */
function deadline(instant: string): string {
  return Date.parse(instant) < Date.now()
    ? `El plazo legal del primero acabó el ${formatDate(instant)}`
    : `El primero, antes del ${formatDate(instant)}`;
}

function left({ nombre, variante, stock }: { nombre: string; variante?: string | undefined; stock: number }): string {
  return `${variante ? `${nombre} (${variante})` : nombre}: ${stock > 0 ? (stock === 1 ? 'queda 1' : `quedan ${stock}`) : 'agotado'}`;
}

function Articulos({
  articulos: { borradores, programados, con_cambios },
}: {
  articulos: NonNullable<Data['articulos']>;
}) {
  const edit = (slug: string) => `/admin/articulos/editar/${slug}`;
  const drafts = borradores.primeros.map(({ titulo, slug, fecha }) => ({
    href: edit(slug),
    text: titulo,
    hint: `Del ${formatDateTime(fecha)}`,
  }));
  const scheduled = (programados?.primeros ?? []).map(({ titulo, slug, fecha }) => ({
    href: edit(slug),
    text: titulo,
    hint: `Se publica el ${formatDateTime(fecha)}`,
  }));
  const changed = (con_cambios?.primeros ?? []).map(({ titulo, slug, fecha }) => ({
    href: edit(slug),
    text: titulo,
    hint: `Del ${formatDateTime(fecha)}`,
  }));
  return (
    <>
      <Part title="Borradores" lines={[...drafts, ...rest(borradores, 'borrador')]} empty="No hay borradores." />
      {programados && programados.total > 0 && (
        <Part title="Programado" lines={[...scheduled, ...rest(programados, 'programado')]} />
      )}
      {con_cambios && con_cambios.total > 0 && (
        <Part title="Con cambios sin publicar" lines={[...changed, ...rest(con_cambios, 'publicado')]} />
      )}
    </>
  );
}

/** The way to all of them when not all are shown. */
function rest({ total, primeros }: { total: number; primeros: unknown[] }, estado: string): Line[] {
  if (total <= primeros.length) return [];
  return [{ href: `/admin/articulos/gestion?estado=${estado}`, text: `Ver los ${total}` }];
}

function Eventos({ eventos }: { eventos: NonNullable<Data['eventos']> }) {
  const lines = eventos.map(({ id, titulo, municipio, dia, hora }) => ({
    href: `/admin/eventos/editar/${id}`,
    text: titulo,
    hint: [formatDate(dia), hora, municipio].filter(Boolean).join(' · '),
  }));
  return <Part title="Próximos 7 días" lines={lines} empty="No hay eventos estos días." />;
}

function Patrocinadores({ patrocinadores: { acaban, primeros } }: { patrocinadores: Ending }) {
  const lines: Line[] = primeros.map(({ tipo, id, nombre, hasta }) => ({
    href: `/admin/patrocinadores/editar/${tipo}/${id}`,
    text: nombre,
    hint: `Su contrato acaba el ${formatDate(hasta)}`,
  }));
  if (acaban > primeros.length)
    lines.push({ href: '/admin/patrocinadores/gestion?contrato=acaba', text: `Ver los ${acaban}` });
  return <Part title="Patrocinadores que acaban pronto" lines={lines} />;
}
type Ending = NonNullable<Data['patrocinadores']>;

function Visitas({ visitas: { paginas, visitas } }: { visitas: NonNullable<Data['visitas']> }) {
  return (
    <Part title="Visitas de 30 días" lines={[]}>
      <AppLink href="/admin/estadisticas" className={styles.figure}>
        {visitas.toLocaleString('es-ES')}
      </AppLink>
      <Text size="sm" c="dimmed">
        una por persona y día; {plural(paginas, 'página vista', 'páginas vistas')}
      </Text>
    </Part>
  );
}

function Ventas({ tienda: { pedidos, ventas, reembolsado } }: { tienda: NonNullable<Data['tienda']> }) {
  return (
    <Part title="Ventas de 30 días" lines={[]}>
      <AppLink href="/admin/pedidos/gestion" className={styles.figure}>
        {formatEuros(ventas)}
      </AppLink>
      <Text size="sm" c="dimmed">
        {plural(pedidos, 'pedido', 'pedidos')}
        {reembolsado > 0 && `; ${formatEuros(reembolsado)} reembolsados`}
      </Text>
    </Part>
  );
}

function Sistema({ sistema }: { sistema: NonNullable<Data['sistema']> }) {
  const { ultima_copia, copia_vieja, correos_fallidos, hay_servidor_correo, en_preparacion, version } = sistema;
  const { faltan_secretos } = sistema;
  const last = ultima_copia && formatDateTime(ultima_copia);
  return (
    <Part title="Copias y correo" lines={[]}>
      <Stack gap={6}>
        <State
          href="/admin/copias"
          isBad={copia_vieja}
          text={last ? `Última copia: ${last}` : 'Todavía no hay ninguna copia de seguridad'}
          hint={Boolean(last) && copia_vieja && 'Tiene más de 36 horas: mira por qué no hay una más nueva.'}
        />
        <State
          href={
            correos_fallidos > 0
              ? '/admin/correos?estado=fallido'
              : hay_servidor_correo
                ? '/admin/correos'
                : '/admin/ajustes/correo'
          }
          isBad={correos_fallidos > 0 || !hay_servidor_correo}
          text={
            correos_fallidos > 0
              ? plural(correos_fallidos, 'correo no ha salido', 'correos no han salido')
              : hay_servidor_correo
                ? 'Los correos salen'
                : 'No hay servidor de correo'
          }
          hint={!hay_servidor_correo && 'Los correos se guardan en un archivo y nadie los recibe.'}
        />
        {faltan_secretos.map((seccion) => (
          <State key={seccion} href={`/admin/ajustes/${seccion}`} isBad {...missingSaid[seccion]} />
        ))}
        {en_preparacion && (
          <State
            href="/admin/ajustes/preparacion"
            isBad
            text="El sitio está en preparación"
            hint="Solo lo ve quien ha iniciado sesión."
          />
        )}
        <Text size="sm" c="dimmed">
          Versión {version}
        </Text>
      </Stack>
    </Part>
  );
}

/** Copies do not carry them. */
const missingSaid = {
  correo: {
    text: 'Falta la contraseña del servidor de correo',
    hint: 'Hasta que la escribas otra vez, los correos esperan.',
  },
  pagos: {
    text: 'Faltan las claves de pago con tarjeta',
    hint: 'Hasta que las escribas otra vez, no se cobra con tarjeta.',
  },
};

function State({ isBad, ...line }: Line & { isBad: boolean }) {
  return (
    <div className={styles.state}>
      {isBad && <TriangleAlert size={17} aria-label="Atención:" className={styles.bad} />}
      <LineText {...line} />
    </div>
  );
}

interface PartProps {
  title: string;
  lines: Line[];
  empty?: string;
  children?: ReactNode;
}

function Part({ title, lines, empty, children }: PartProps) {
  return (
    <Paper withBorder p="md" className={styles.part}>
      <Title order={3} fz="md" mb={6}>
        {title}
      </Title>
      {children}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.href + line.text}>
              <LineText {...line} />
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && empty && <Text c="dimmed">{empty}</Text>}
    </Paper>
  );
}

function LineText({ href, text, hint, first = [] }: Line) {
  return (
    <div>
      <AppLink href={href}>{text}</AppLink>
      {first.length > 0 && (
        <ul className={styles.first}>
          {first.map((one) => (
            <li key={one.href}>
              <AppLink href={one.href}>{one.text}</AppLink>
            </li>
          ))}
        </ul>
      )}
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </div>
  );
}
