import { texto } from '#areas/ajustes/marca/texto.ts';
import { GrowingList } from '#site/pieces/list/growing-list.tsx';
import { Empty } from '#site/pieces/list/list-states.tsx';
import { Pills } from '#site/pieces/list/pills.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import type { SearchedTipo } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get, type Result, type Succeeded } from '#ui/call.ts';
import { Picture } from '#ui/picture.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { type Hallazgo, hallazgosLabel, maxHallazgos } from './hallazgo.ts';
import styles from './results.module.css';
import { textos } from './textos.ts';

const failureText = later('Error al buscar. Por favor, inténtalo de nuevo más tarde.');

interface Props {
  q: string;
  tipo: SearchedTipo | undefined;
  /** Undefined: nothing was asked yet. */
  result: Result<'buscar.php'> | undefined;
  isSearching: boolean;
}

export function SearchResults({ q, tipo, result, isSearching }: Props) {
  return (
    <>
      <p className={styles.count} role="status">
        {isSearching ? say('Buscando...') : result?.ok ? countOf(result, tipo, q) : ''}
      </p>
      <Found q={q} tipo={tipo} result={result} />
    </>
  );
}

function Found({ q, tipo, result }: Omit<Props, 'isSearching'>) {
  if (!result) return <Suggestions title={say('Por ejemplo:')} />;
  if (!result.ok) return <ErrorBox text={(result.status > 0 && result.message) || say(failureText)} />;
  if (result.total === 0 && !tipo)
    return (
      <Empty text={say('No se encontraron resultados para «{texto}».', { texto: q })}>
        {result.quiza && (
          <p className={styles.maybe}>
            <Said
              text="¿Quisiste decir {quiza}?"
              quiza={
                <AppLink href={searchPath(result.quiza)} data-result>
                  {result.quiza}
                </AppLink>
              }
            />
          </p>
        )}
        <Suggestions title={say('Prueba con otras palabras:')} />
      </Empty>
    );
  return (
    <>
      <Kinds q={q} tipo={tipo} tipos={result.tipos} />
      {result.total === 0 && <Empty text={say('No se encontraron resultados para «{texto}».', { texto: q })} />}
      <GrowingList first={result} load={(page) => get('buscar.php', { q, tipo, page })} path={searchPath(q, tipo)}>
        {(items) => (
          <ol className={styles.list} aria-label={say('Resultados')}>
            {items.map((hallazgo) => (
              <li key={hallazgo.url}>
                <Item hallazgo={hallazgo} />
              </li>
            ))}
          </ol>
        )}
      </GrowingList>
    </>
  );
}

/** Only one kind of thing, or all. */
function Kinds({ q, tipo, tipos }: Pick<Props, 'q' | 'tipo'> & { tipos: Succeeded<'buscar.php'>['tipos'] }) {
  const all = tipos.reduce((sum, { total }) => sum + total, 0);
  const kinds = [...tipos].sort((one, other) => other.total - one.total);
  return (
    <div className={styles.kinds}>
      <Pills
        label={say('Tipos de resultado')}
        links={[
          {
            href: searchPath(q),
            text: say('Todo ({n})', { n: `${all}${mayBeMore(tipos) ? '+' : ''}` }),
            isChosen: !tipo,
          },
          ...kinds.map((kind) => ({
            href: searchPath(q, kind.tipo),
            text: `${hallazgosLabel(kind.tipo)} (${kind.total}${mayBeMore([kind]) ? '+' : ''})`,
            isChosen: kind.tipo === tipo,
          })),
        ]}
      />
    </div>
  );
}

function Item({ hallazgo }: { hallazgo: Hallazgo }) {
  const { tipo, titulo, url, imagen, fragmento } = hallazgo;
  return (
    <article className={styles.item} aria-label={titulo}>
      <div className={styles.picture}>
        <Picture src={imagen} alt="" sizes="140px" />
      </div>
      <div>
        <p className="kicker">{hallazgosLabel(tipo)}</p>
        <h2 lang={langOf(hallazgo, 'titulo')}>
          <AppLink href={url} className="covering" data-result>
            {titulo}
          </AppLink>
        </h2>
        <p className={styles.fragment} lang={langOf(fragmento[0], 'texto')}>
          {fragmento.map(({ texto, marcado }, index) => (marcado ? <mark key={index}>{texto}</mark> : texto))}
        </p>
      </div>
    </article>
  );
}

function Suggestions({ title }: { title: string }) {
  const suggestions = texto(useSitio(), textos, 'buscar.sugerencias')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return (
    <div className={styles.suggestions}>
      <p>{title}</p>
      <ul>
        {suggestions.map((text) => (
          <li key={text}>
            <AppLink href={searchPath(text)}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function searchPath(q: string, tipo?: SearchedTipo): string {
  return `/buscar?${new URLSearchParams({ q, ...(tipo && { tipo }) })}`;
}

function countOf({ total, tipos }: Succeeded<'buscar.php'>, tipo: SearchedTipo | undefined, q: string): string {
  if (total === 0) return say('Sin resultados');
  const counted = tipos.filter((kind) => tipo === undefined || kind.tipo === tipo);
  if (mayBeMore(counted)) return say('{n} o más resultados para «{texto}»', { n: total, texto: q });
  return sayCount(total, '{n} resultado para «{texto}»', '{n} resultados para «{texto}»', { texto: q });
}

/** Only so many of each kind are counted. */
function mayBeMore(tipos: { total: number }[]): boolean {
  return tipos.some(({ total }) => total >= maxHallazgos);
}
