import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { Empty } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatBytes } from '#values/bytes.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { type Copy, listCopies, pagesOf, throwAllAway } from './copies.ts';
import styles from './page.module.css';

const title = later('Sin conexión');

export const Route = createFileRoute('/_site/sin-conexion')({
  head: ({ matches }) =>
    seo(
      { matches },
      { title: say(title), description: say('Lo que este navegador guarda para leerlo sin cobertura.') },
    ),
  component: SinConexion,
});

function SinConexion() {
  const { copies, isPossible, throwAway } = useCopies();
  const missed = useMissed();
  return (
    <div className={`wide ${styles.page}`}>
      <PageHead title={say(title)}>
        {missed && (
          <p role="status">
            <strong>{say('Esta página no está guardada en este navegador: {pagina}', { pagina: missed })}</strong>
          </p>
        )}
        <p>
          {say(
            'Las páginas que has visto y las de tu viaje se quedan en este navegador, para cuando no haya cobertura. Nadie más las ve, y puedes borrarlas cuando quieras.',
          )}
        </p>
      </PageHead>
      {!isPossible ? (
        <Empty text={say('Este navegador no puede guardar páginas para leerlas sin conexión.')} />
      ) : copies === undefined ? (
        <Loading text={say('Mirando qué hay guardado...')} />
      ) : (
        <Kept copies={copies} onThrowAway={throwAway} />
      )}
    </div>
  );
}

/** The page that was asked for; the document that stands in for it is the same for all of them. */
function useMissed(): string {
  const [missed, setMissed] = useState('');
  useEffect(() => {
    setMissed(new URLSearchParams(location.search).get('de') ?? '');
  }, []);
  return missed;
}

function Kept({ copies, onThrowAway }: { copies: Copy[]; onThrowAway(): void }) {
  const { nombre } = useSitio().identidad;
  const pages = pagesOf(copies).filter(({ key }) => !key.endsWith('/sin-conexion'));
  const bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  if (pages.length === 0)
    return (
      <Empty text={say('No hay ninguna página guardada. Con conexión, las que abras se quedarán aquí.')}>
        <ButtonLink href="/">{say('Volver al inicio')}</ButtonLink>
      </Empty>
    );
  return (
    <>
      <p className={styles.sum} role="status">
        {sayCount(
          pages.length,
          '{n} página guardada, {bytes} en total con sus fotografías.',
          '{n} páginas guardadas, {bytes} en total con sus fotografías.',
          { bytes: formatBytes(bytes) },
        )}
      </p>
      <ul className={styles.list}>
        {pages.map(({ key, titulo, fecha, bytes, delViaje }) => (
          <li key={key}>
            {/* A document of its own: what is kept is the document. */}
            <a href={key}>{titulo.replace(` - ${nombre}`, '') || key}</a>
            <p>
              {delViaje && `${say('De tu viaje')} · `}
              {say('Copia del {fecha}', { fecha: formatLongDateTime(fecha) })} · {formatBytes(bytes)}
            </p>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onThrowAway}>
        {say('Borrar lo guardado')}
      </Button>
    </>
  );
}

function useCopies() {
  const [copies, setCopies] = useState<Copy[]>();
  const [isPossible, setPossible] = useState(true);
  const look = useCallback(() => {
    listCopies().then(setCopies, () => setPossible(false));
  }, []);
  useEffect(() => {
    if ('caches' in window) look();
    else setPossible(false);
  }, [look]);
  return { copies, isPossible, throwAway: () => void throwAllAway().then(look) };
}
