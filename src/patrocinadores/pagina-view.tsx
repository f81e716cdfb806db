import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { Embed } from '#site/pieces/embed.tsx';
import { RichText } from '#site/pieces/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { videoEmbedUrl, videoId } from '#values/video.ts';
import styles from './pagina-view.module.css';
import type { Ayuntamiento, Patrocinador } from './patrocinador.ts';

interface Props {
  sponsor: Ayuntamiento | Patrocinador;
  kicker: string;
  /** Crest or logo. */
  picture: { src: string | null; alt: string };
  person: { label: string; name: string | null };
}

/** The page of a sponsor without a web of its own: a town hall or a company. */
export function SponsorView({ sponsor, kicker, picture, person }: Props) {
  const { nombre, direccion, email, telefono, fax, contenido } = sponsor;
  const second = 'email2' in sponsor ? sponsor : undefined;
  const video = videoId(sponsor.youtube_url);
  return (
    <Detail
      crumbs={[]}
      kicker={kicker}
      title={nombre}
      back={{ label: 'Volver al inicio', href: '/' }}
      isAsideFirst
      aside={
        <>
          <div className={styles.emblem}>
            <Picture src={picture.src} alt={picture.alt} sizes="240px" isMain />
          </div>
          <InfoCard title="Contacto">
            <Facts
              rows={[
                ['Dirección', direccion],
                ['Correo electrónico', <Mail key="email" address={email} />],
                ['Segundo correo electrónico', second?.email2 && <Mail key="email2" address={second.email2} />],
                ['Teléfono', <Phone key="telefono" number={telefono} />],
                ['Segundo teléfono', second?.telefono2 && <Phone key="telefono2" number={second.telefono2} />],
                ['Fax', fax],
                [person.label, person.name],
              ]}
            />
          </InfoCard>
        </>
      }
      after={video && <Embed kind="videos" title={`Vídeo: ${nombre}`} src={videoEmbedUrl(video)} provider="YouTube" />}
    >
      {contenido && <RichText html={contenido} />}
    </Detail>
  );
}

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>;
}
