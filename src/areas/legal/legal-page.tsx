import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LegalPage as Name } from '#areas/ajustes/defaults.ts';
import { legalDay } from '#areas/ajustes/legal-version.ts';
import type { Sitio } from '#areas/ajustes/sitio.ts';
import { Note } from '#site/language/note.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import rich from '#site/rich-text/rich-text.module.css';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { get } from '#ui/call.ts';
import { Said } from '#ui/said.tsx';
import { telephoneUrl } from '#ui/telephone.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { formatLongDate } from '#values/fecha.ts';
import { isSpanish, later, say, spanish } from '#values/idioma/say.ts';
import type { ShownHtml } from '#values/rich-text/shown.ts';
import styles from './legal-page.module.css';

interface Props {
  name: Name;
  title: string;
  /** The opening sentence, larger than the rest. */
  lead?: ReactNode;
  /** Texts that somebody agrees to say of when they are. */
  isDated?: boolean;
  /** The built text is said in every language, not in Spanish alone. */
  isSaid?: boolean;
  /** What visitors decide on this page, in their language, whoever wrote the text. */
  choice?: ReactNode;
  children: ReactNode;
}

interface Loaded {
  /** The operator's own text of the page; empty where the built one holds. */
  own?: ShownHtml;
  /** On a page of another language: what the built one names of the settings, which is Spanish as it is. */
  enEspanol?: Sitio;
}

export async function loadLegalText(pagina: Name): Promise<Loaded> {
  const [own, sitio] = await Promise.all([
    get('get_texto_legal.php', { pagina }),
    isSpanish() ? undefined : get('get_sitio.php', { idioma: spanish.codigo }),
  ]);
  return { ...(own.ok && { own: own.data.texto }), ...(sitio?.ok && { enEspanol: sitio.data }) };
}

/** The settings as a legal text names them, in whatever language the page is. */
export function useLegalSitio(): Sitio {
  const sitio = useSitio();
  return (useLoaderData({ strict: false }) as Loaded).enEspanol ?? sitio;
}

const binding = later('Los textos legales están en español, que es la versión que vale.');
const untranslated = later('Este texto todavía no está traducido: lo ves en español.');

/** A page of plain text: the operator's own, or the one that is built with the operator's data. */
export function LegalPage({ name, title, lead, isDated = true, isSaid, choice, children }: Props) {
  const { own } = useLoaderData({ strict: false }) as Loaded;
  const version = useSitio().legal[name];
  const lang = isSaid && !own ? undefined : spanish.codigo;
  return (
    <div className="wide">
      {!isSpanish() && lang && <Note>{isSaid ? say(untranslated) : say(binding)}</Note>}
      <div lang={isSaid ? undefined : lang}>
        <PageHead title={title}>{lead && !own && <p>{lead}</p>}</PageHead>
      </div>
      {choice && <div className={`${rich.text} ${styles.choice}`}>{choice}</div>}
      <div className={`${rich.text} ${styles.text}`} lang={lang} data-legal-text>
        {own ? <RichText html={own} /> : children}
      </div>
      {isDated && (
        <p className={styles.version}>
          <Said
            text="Versión del {dia}."
            dia={<time dateTime={legalDay(version)}>{formatLongDate(legalDay(version))}</time>}
          />
        </p>
      )}
    </div>
  );
}

/** Until the settings say it. */
const pending = 'pendiente de completar';

/** The owner's details, as every one of these texts has to name them. */
export function OwnerDetails() {
  const { nombre, nif, email, telefono } = useLegalSitio().titular;
  return (
    <ul>
      <li>
        <strong>Titular:</strong> {nombre || pending}
      </li>
      <li>
        <strong>NIF:</strong> {nif || pending}
      </li>
      <li>
        <strong>Domicilio:</strong> <OwnerAddress />
      </li>
      {email && (
        <li>
          <strong>Correo electrónico:</strong> <OwnerMail />
        </li>
      )}
      {telefono && (
        <li>
          <strong>Teléfono:</strong> <OwnerPhone />
        </li>
      )}
    </ul>
  );
}

export function OwnerAddress() {
  const { calle, codigo_postal, localidad, provincia } = useLegalSitio().titular;
  const town = `${codigo_postal} ${localidad}`.trim();
  return calle || town ? `${[calle, town].filter(Boolean).join(', ')}${provincia && ` (${provincia})`}` : pending;
}

export function OwnerMail() {
  const { email } = useLegalSitio().titular;
  return email ? <a href={`mailto:${email}`}>{email}</a> : pending;
}

export function OwnerPhone() {
  const { telefono } = useLegalSitio().titular;
  return telefono ? <a href={telephoneUrl(telefono)}>{telefono}</a> : pending;
}
