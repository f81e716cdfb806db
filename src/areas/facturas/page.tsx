/** An invoice as whoever holds its address sees it: to read, to keep, and to ask for a complete one. */

import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { type CallOutput, get, post } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';
import { Said } from '#ui/said.tsx';
import { formatLongDate } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import { formatEuros } from '#values/money.ts';
import styles from './page.module.css';
import { tipoFacturaLabel, writtenUnits } from './tipos.ts';

export const Route = createFileRoute('/_site/factura/$clave')({
  loader: async ({ params: { clave } }) => {
    const result = await get('get_factura.php', { clave });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    return { result };
  },
  head: ({ matches }) => {
    const { meta, ...head } = seo({ matches }, { title: say('Factura') });
    return { ...head, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: FacturaPage,
  notFoundComponent: () => (
    <NotFound
      title={say('Factura no encontrada')}
      text={say('Esta factura no existe: revisa que la dirección esté entera.')}
    />
  ),
});

type Factura = CallOutput<'get_factura.php'>['data'];

function FacturaPage() {
  const { result } = Route.useLoaderData();
  if (!result.ok)
    return (
      <ErrorBox text={failure(result, say('No se pudo cargar la factura.'), say('No hay conexión con el servidor.'))} />
    );
  return (
    <div className="wide">
      <FacturaCard factura={result.data} key={result.data.clave} />
    </div>
  );
}

function FacturaCard({ factura }: { factura: Factura }) {
  const { numero, tipo, fecha, emisor, cliente, lineas, desglose, total, sustituida_por } = factura;
  return (
    <article className={styles.card}>
      <h1>
        {say(tipoFacturaLabel[tipo])} <span className={styles.number}>{numero}</span>
      </h1>
      <p>
        {formatLongDate(fecha)} · {say('{nombre}, NIF {nif}, {direccion}', emisor)}
      </p>
      {cliente && (
        <p>
          {cliente.nif
            ? say('Para {nombre}, NIF {nif}, {direccion}', cliente)
            : say('Para {nombre}, {direccion}', { nombre: cliente.nombre, direccion: cliente.direccion })}
        </p>
      )}
      {factura.anulada && <FormMessage kind="error">{say('Esta factura está anulada: no vale.')}</FormMessage>}
      {sustituida_por && (
        <p>
          <Said
            text="En su lugar vale la {factura}."
            factura={
              <AppLink href={`/factura/${sustituida_por.clave}`}>
                {say('factura completa {numero}', { numero: sustituida_por.numero })}
              </AppLink>
            }
          />
        </p>
      )}
      {[...factura.rectifica, ...factura.sustituye].map((one) => (
        <p key={one.numero}>
          {say(
            factura.rectifica.includes(one)
              ? 'Rectifica la factura {numero}, del {dia}.'
              : 'Sustituye a la factura {numero}, del {dia}.',
            { numero: one.numero, dia: formatLongDate(one.fecha) },
          )}
        </p>
      ))}
      <ul className={styles.lines}>
        {lineas.map((linea, index) => (
          <li key={index}>
            <span>
              {writtenUnits(linea.cantidad)} × {linea.descripcion}
            </span>
            <span>{formatEuros(linea.total)}</span>
          </li>
        ))}
        {desglose.map(({ iva, exenta, base, cuota }) => (
          <li key={`${iva} ${exenta}`} className={styles.tax}>
            <span>
              {exenta
                ? say('Base exenta de IVA (exportación)')
                : say('Base {base}, IVA {iva} %', { base: formatEuros(base), iva })}
            </span>
            <span>{formatEuros(exenta ? base : cuota)}</span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{say('Total')}</span>
          <span>{formatEuros(total)}</span>
        </li>
      </ul>
      <ButtonLink href={`/factura/${factura.clave}.pdf`}>{say('Descargar en PDF')}</ButtonLink>
      {tipo === 'F2' && !sustituida_por && !factura.anulada && <CompleteForm clave={factura.clave} />}
    </article>
  );
}

type Fields = { nombre: string; nif: string; direccion: string };

/** Whoever gives a tax number afterwards gets a complete invoice at once. */
function CompleteForm({ clave }: { clave: string }) {
  const router = useRouter();
  const [fields, setFields] = useState<Fields>({ nombre: '', nif: '', direccion: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await post('pedir_factura_completa.php', { clave, cliente: fields });
    setBusy(false);
    if (result.ok) return router.navigate({ to: '/factura/$clave', params: { clave: result.clave } });
    setErrors(result.errors);
    setMessage(
      result.message || say('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde.'),
    );
  }

  const input = (name: keyof Fields) => ({
    name,
    required: true,
    value: fields[name],
    error: errors[name] ?? errors[`cliente.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });

  return (
    <details className={styles.ask}>
      <summary>{say('Necesito una factura completa, con mi NIF')}</summary>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {message && <FormMessage kind="error">{message}</FormMessage>}
        <Field label={say('Nombre o razón social')} autoComplete="organization" maxLength={120} {...input('nombre')} />
        <Field label={say('NIF')} autoComplete="off" autoCapitalize="characters" maxLength={20} {...input('nif')} />
        <Field label={say('Dirección fiscal')} autoComplete="street-address" maxLength={250} {...input('direccion')} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? say('Emitiendo...') : say('Emitir la factura completa')}
        </Button>
      </form>
    </details>
  );
}
