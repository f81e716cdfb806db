import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import { Embed } from '#site/pieces/embed/embed.tsx';
import { say } from '#values/idioma/say.ts';
import { isPlayable, videoEmbedUrl, videoId } from '#values/medios/video.ts';
import styles from './videos.module.css';

type Video = Ubicacion['videos'][number];

/** Uploaded files and the video provider's; whatever is neither is not shown. */
export function playableVideos(videos: Video[]): Video[] {
  return videos.filter(({ url_video }) => isPlayable(url_video));
}

export function Videos({ videos }: { videos: Video[] }) {
  return (
    <div className={styles.grid}>
      {videos.map((video) => (
        <figure key={video.id}>
          <Player video={video} />
          {video.titulo && <figcaption>{video.titulo}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

function Player({ video: { url_video, titulo } }: { video: Video }) {
  const id = videoId(url_video);
  const title = titulo || say('Vídeo');
  if (id) return <Embed kind="videos" title={title} src={videoEmbedUrl(id)} provider="YouTube" />;
  // biome-ignore lint/a11y/useMediaCaption: captions, when there are any, are part of the uploaded file
  return <video className={styles.file} src={url_video} controls preload="metadata" aria-label={title} />;
}
