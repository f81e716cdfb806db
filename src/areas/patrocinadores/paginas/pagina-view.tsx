import type { Ayuntamiento, Patrocinador } from '#areas/patrocinadores/patrocinador.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { DetailPage } from '#site/detail-page.tsx';
import type { Detail as Loaded } from '#site/load-detail.ts';
import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { Embed } from '#site/pieces/embed/embed.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { videoEmbedUrl, videoId } from '#values/medios/video.ts';
import type { PaginaKind } from './pagina-kinds.ts';
import styles from './pagina-view.module.css';

type AnyPagina = Ayuntamiento | Patrocinador;

interface Props<Pagina extends AnyPagina> {
  kind: PaginaKind<Pagina>;
  detail: Loaded<Pagina>;
}

/** The page of a sponsor without a web of its own. */
export function PaginaPage<Pagina extends AnyPagina>({ kind, detail }: Props<Pagina>) {
  return (
    <DetailPage detail={detail}>
      {(pagina) => (
        <PaginaView
          pagina={pagina}
          tipo={kind.tipo}
          kicker={say(kind.kicker)}
          picture={kind.picture(pagina)}
          person={kind.person(pagina)}
        />
      )}
    </DetailPage>
  );
}

interface ViewProps {
  pagina: AnyPagina;
  tipo: PaginaKind<AnyPagina>['tipo'];
  kicker: string;
  picture: { src: string | null; alt: string };
  person: [label: string, name: string | null];
}

function PaginaView({ pagina, tipo, kicker, picture, person }: ViewProps) {
  // Its name among all sponsors: what is seen and pressed here is counted as its own.
  const patrocinador = `${tipo}:${pagina.id}`;
  const { nombre, direccion, email, telefono, fax, contenido } = pagina;
  const second = 'email2' in pagina ? pagina : undefined;
  const video = videoId(pagina.youtube_url);
  return (
    <Detail
      crumbs={[]}
      kicker={kicker}
      title={nombre}
      back={{ label: say('Volver al inicio'), href: '/' }}
      heart={<HeartButton tipo={tipo} id={pagina.id} />}
      isAsideFirst
      aside={
        <div className={styles.aside} data-patrocinador={patrocinador}>
          <div className={styles.emblem} data-patrocinador={patrocinador}>
            <Picture {...picture} sizes="240px" isMain />
          </div>
          <InfoCard title={say('Contacto')}>
            <Facts
              rows={[
                [say('Dirección'), direccion],
                [say('Correo electrónico'), <Mail key="email" address={email} />],
                [say('Segundo correo electrónico'), second?.email2 && <Mail key="email2" address={second.email2} />],
                [say('Teléfono'), <Phone key="telefono" number={telefono} />],
                [say('Segundo teléfono'), second?.telefono2 && <Phone key="telefono2" number={second.telefono2} />],
                [say('Fax'), fax],
                [say(person[0]), person[1]],
              ]}
            />
          </InfoCard>
        </div>
      }
      after={
        video && (
          <Embed
            kind="videos"
            title={say('Vídeo: {nombre}', { nombre })}
            src={videoEmbedUrl(video)}
            provider="YouTube"
          />
        )
      }
    >
      {contenido && <RichText html={contenido} lang={langOf(pagina, 'contenido')} />}
    </Detail>
  );
}

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>;
}
